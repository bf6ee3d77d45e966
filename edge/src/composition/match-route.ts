import type { ComposedRoute } from '@mosaic/remote-kit'

/** As the router reads addresses: without regard to case or a slash at the end. */
const partsOf = (path: string): string[] => path.toLowerCase().replace(/\/$/, '').split('/')

const matches = (pattern: string, path: string): boolean => {
  const wanted = partsOf(pattern)
  const given = partsOf(path)
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index])
}

export type RouteMatch =
  | { readonly kind: 'route'; readonly route: ComposedRoute }
  | { readonly kind: 'alias'; readonly to: string }
  | { readonly kind: 'unknown' }

/** Finds the screen of a path; an exact path wins over one with parameters, an alias names where to go. */
export const matchRoute = (routes: readonly ComposedRoute[], path: string): RouteMatch => {
  const exact =
    routes.find((route) => partsOf(route.path).join() === partsOf(path).join()) ??
    routes.find((route) => matches(route.path, path))
  if (exact) return { kind: 'route', route: exact }
  const aliased = routes.find((route) => route.aliases?.some((alias) => matches(alias, path)))
  // An alias of a screen with parameters is left to the host's router, which knows their values.
  return aliased && !aliased.path.includes(':') ? { kind: 'alias', to: aliased.path } : { kind: 'unknown' }
}
