import type { ComposedExtension, ComposedRoute, Composition, ModuleAssets, RoutePrefetch } from '@mosaic/remote-kit'

/** The screen that the `home.*` slots belong to. */
const homePath = '/m/home'

export type PageModule = {
  readonly remote: string
  readonly module: string
  readonly assets: ModuleAssets
  readonly prefetch: readonly RoutePrefetch[]
}

export type PageAssets = {
  /** Modules of the first paint: their scripts start with the document. */
  readonly first: readonly PageModule[]
  /** Modules around the page: their styles are in the document, their scripts start after the first ones. */
  readonly frame: readonly PageModule[]
}

/** Lazy packages of the host that some modules use, each once. */
export const packagesOf = (modules: readonly PageModule[]): string[] => [
  ...new Set(modules.flatMap(({ assets }) => assets.packages ?? [])),
]

/** The edge does not know the session, so it preloads only what guests see. */
const isForGuests = ({ when }: ComposedExtension) => when === 'public' || when === 'guest'

const firstSlots: readonly string[] = ['home.hero', 'home.ticker', 'home.lobby']
const frameSlots: readonly string[] = ['header.start', 'header.balance', 'header.actions', 'bottom.menu']

export const pageAssets = (composition: Composition, route: ComposedRoute | null, path: string): PageAssets => {
  const moduleOf = (entry: {
    readonly remote: string
    readonly module: string
    readonly prefetch?: readonly RoutePrefetch[]
  }): PageModule[] => {
    const remote = composition.remotes[entry.remote]
    // The host does not load a refused remote, so its files are not preloaded.
    const assets = remote?.refused ? undefined : remote?.modules[entry.module]
    return assets ? [{ remote: entry.remote, module: entry.module, assets, prefetch: entry.prefetch ?? [] }] : []
  }
  const shown = (slots: readonly string[]) =>
    composition.extensions
      .filter((extension) => slots.includes(extension.slot) && isForGuests(extension))
      .flatMap(moduleOf)
  const isHome = path === homePath || route?.path === homePath
  return {
    first: [...(route ? moduleOf(route) : []), ...(isHome ? shown(firstSlots) : [])],
    frame: route?.layout?.header === false ? [] : shown(frameSlots),
  }
}
