import { isSamePattern, matchesAddress, type ComposedRoute } from '@mosaic/remote-kit'

export type RouteMatch =
  | { readonly kind: 'route'; readonly route: ComposedRoute }
  | { readonly kind: 'alias'; readonly to: string }
  | { readonly kind: 'unknown' }

/** Finds the screen of a path; an exact path wins over one with parameters, an alias names where to go. */
export const matchRoute = (routes: readonly ComposedRoute[], path: string): RouteMatch => {
  const exact =
    routes.find((route) => isSamePattern(route.path, path)) ?? routes.find((route) => matchesAddress(route.path, path))
  if (exact) return { kind: 'route', route: exact }
  const aliased = routes.find((route) => route.aliases?.some((alias) => matchesAddress(alias, path)))
  // An alias of a screen with parameters is left to the host's router, which knows their values.
  return aliased && !aliased.path.includes(':') ? { kind: 'alias', to: aliased.path } : { kind: 'unknown' }
}
