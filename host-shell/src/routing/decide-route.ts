import { isTrial } from '@mosaic/contracts'
import type { ComposedRoute } from '@mosaic/remote-kit'
import { admission } from '@mosaic/session'
import { matchPath } from 'react-router-dom'
import { homePath, loginPath } from './paths'

/** Result of an address for this visitor. */
export type RouteDecision =
  | { readonly kind: 'home' }
  | { readonly kind: 'route'; readonly route: ComposedRoute }
  | { readonly kind: 'refused'; readonly route: ComposedRoute }
  /** No screen of this merchant has the address. */
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'redirect'
      readonly to: string
      readonly why: 'alias' | 'login' | 'agents-only' | 'signed-in'
    }

export type Visit = { readonly pathname: string; readonly search: string }
/** `type` is the customer type of the session; null without one. */
export type Visitor = { readonly type: number | null; readonly flags: readonly string[] }

const homeAliases = ['/', '/m', '/m/index', '/m/index.html']

const plain = (pathname: string): string => (pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname)

/** A place of this site that a visitor may be sent back to; anything that could lead elsewhere is refused. */
export const safeNext = (next: string | null): string | null => {
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next) || /[\\\s]/.test(next)) return null
  const url = new URL(next, 'https://site.invalid')
  return url.host === 'site.invalid' && !url.pathname.startsWith('//') ? next : null
}

export const loginWithReturn = ({ pathname, search }: Visit): string =>
  `${loginPath}?next=${encodeURIComponent(pathname + search)}`

/** Pure: the composition's routes, who asks, and for what. */
export const decideRoute = (
  routes: readonly ComposedRoute[],
  visit: Visit,
  { type, flags }: Visitor,
): RouteDecision => {
  const pathname = plain(visit.pathname)
  if (pathname === homePath) return { kind: 'home' }
  if (homeAliases.includes(pathname)) return { kind: 'redirect', to: homePath + visit.search, why: 'alias' }
  const route = routes.find((candidate) => matchPath(candidate.path, pathname))
  if (!route) {
    const aliased = routes.find((candidate) => candidate.aliases?.includes(pathname))
    return aliased ? { kind: 'redirect', to: aliased.path + visit.search, why: 'alias' } : { kind: 'missing' }
  }
  // A trial account is asked to register (spec §6), so the forms of guests stay open to it.
  switch (admission(route, route.access === 'guest' && type !== null && isTrial(type) ? null : type, flags)) {
    case 'admit':
      return { kind: 'route', route }
    case 'refuse-trial':
      return { kind: 'refused', route }
    case 'login':
      return { kind: 'redirect', to: loginWithReturn(visit), why: 'login' }
    case 'home':
      return route.access === 'guest'
        ? {
            kind: 'redirect',
            to: safeNext(new URLSearchParams(visit.search).get('next')) ?? homePath,
            why: 'signed-in',
          }
        : { kind: 'redirect', to: homePath, why: 'agents-only' }
    case 'absent':
      return { kind: 'missing' }
  }
}
