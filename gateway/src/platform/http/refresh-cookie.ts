import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config'
import { cookieOf, setCookie } from './cookies'
import { singleHeader } from './request-facts'

export type RefreshGrant = { readonly token: string; readonly remembered: boolean; readonly expiresAt: number }

/** The refresh token of this browser: unreadable for scripts, not sent from other sites, read only by handlers that need it. */
export type RefreshCookie = {
  /** `null` also when the call comes from a page of another site. */
  readonly value: string | null
  set(grant: RefreshGrant): void
  clear(): void
}

type CookieConfig = Pick<Config, 'secureCookies'>

/** `__Host-` ties the cookie to this very host; browsers take it only with `Secure`, so plain http has a name and a path of its own. */
export const refreshCookieName = ({ secureCookies }: CookieConfig): string =>
  secureCookies ? '__Host-mosaic-refresh' : 'mosaic-refresh'
const attributes = ({ secureCookies }: CookieConfig) =>
  ({ path: secureCookies ? '/' : '/wps/session', secure: secureCookies, httpOnly: true, sameSite: 'strict' }) as const

const tokenForm = /^[\w-]{43}$/

const tokenOf = (request: FastifyRequest, name: string): string | null => {
  const value = cookieOf(request, name) ?? ''
  return tokenForm.test(value) ? value : null
}

const hostOf = (origin: string): string | null => {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}

/** SameSite=Strict already limits the cookie to this site; the two headers also cover sibling hosts and old browsers. */
export const comesFromThisSite = (request: FastifyRequest): boolean => {
  const origin = singleHeader(request, 'origin')
  const site = singleHeader(request, 'sec-fetch-site')
  return (site === null || site === 'same-origin') && (origin === null || hostOf(origin) === request.host)
}

export const refreshCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  config: CookieConfig,
  now: () => number,
): RefreshCookie => {
  const name = refreshCookieName(config)
  const write = (value: string, maxAge?: number) => setCookie(reply, { name, value, ...attributes(config), maxAge })
  return {
    get value() {
      return comesFromThisSite(request) ? tokenOf(request, name) : null
    },
    set: ({ token, remembered, expiresAt }) =>
      write(token, remembered ? Math.max(0, Math.floor((expiresAt - now()) / 1000)) : undefined),
    clear: () => write('', 0),
  }
}
