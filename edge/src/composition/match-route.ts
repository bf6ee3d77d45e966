import { isSamePattern, matchesAddress, type ComposedRoute } from '@mosaic/remote-kit'

export type RouteMatch =
  | { readonly kind: 'route'; readonly route: ComposedRoute }
  | { readonly kind: 'alias'; readonly to: string }
  | { readonly kind: 'unknown' }

/** Finds the screen of a path. An exact path wins over one with parameters; an alias gives its target. */
export const matchRoute = (routes: readonly ComposedRoute[], path: string): RouteMatch => {
  const exact =
    routes.find((route) => isSamePattern(route.path, path)) ?? routes.find((route) => matchesAddress(route.path, path))
  if (exact) return { kind: 'route', route: exact }
  const aliased = routes.find((route) => route.aliases?.some((alias) => matchesAddress(alias, path)))
  // The host's router resolves aliases with parameters, because it knows their values.
  return aliased && !aliased.path.includes(':') ? { kind: 'alias', to: aliased.path } : { kind: 'unknown' }
}
