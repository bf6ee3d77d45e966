import type { ComposedExtension, ComposedRoute, Composition, ModuleAssets, RoutePrefetch } from '@mosaic/remote-kit'

/** The screen that the `home.*` slots belong to. */
export const homePath = '/m/home'

export type PageModule = {
  readonly remote: string
  readonly module: string
  readonly assets: ModuleAssets
  readonly prefetch: readonly RoutePrefetch[]
}

export type PageAssets = {
  /** Modules this page paints with first: their scripts start with the document. */
  readonly first: readonly PageModule[]
  /** Modules in the frame around the page; their styles are in the document, their scripts start after the first. */
  readonly frame: readonly PageModule[]
}

/** Lazy packages of the host that some modules use, each once. */
export const packagesOf = (modules: readonly PageModule[]): string[] => [
  ...new Set(modules.flatMap(({ assets }) => assets.packages ?? [])),
]

/** A visitor is a guest until the session says otherwise; what only members see is loaded by the host. */
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
    // What the host will not load is not sent for either.
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
