import { imageAddress } from '@mosaic/contracts'
import type { Composition } from '@mosaic/remote-kit'

export type PrefetchPlan = Pick<Composition, 'remotes' | 'packages' | 'routes' | 'menu' | 'merchant' | 'status'>

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

const isSparing = (): boolean => {
  const connection: Connection | undefined = Reflect.get(navigator, 'connection')
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '')
}

/** Files that the first visit of another screen will need: each remote's entry, and the modules that menus lead to. */
export const filesToPrefetch = ({
  remotes,
  packages = {},
  routes,
  menu,
}: Pick<PrefetchPlan, 'remotes' | 'packages' | 'routes' | 'menu'>): string[] => {
  const targets = new Set(menu.map((entry) => entry.to.split('?')[0]))
  const reachable = routes.filter((route) => targets.has(route.path))
  const files = [
    ...Object.values(remotes)
      .filter(({ entry }) => entry !== '')
      .map(({ base, entry }) => base + entry),
    ...reachable.flatMap((route) => {
      const remote = remotes[route.remote]
      const assets = remote?.modules[route.module]
      if (!remote || !assets) return []
      const owners = [
        ...(assets.packages ?? []).flatMap((name) => packages[name] ?? []),
        { base: remote.base, js: assets.js, css: assets.css },
      ]
      return owners.flatMap(({ base, js, css }) => [...js, ...css].map((file) => base + file))
    }),
  ]
  return [...new Set(files)]
}

/** Offline pages must be cached before the network goes. */
const picturesToPrefetch = ({ merchant: { statePictures = {} }, status }: PrefetchPlan): string[] =>
  [statePictures.offline, statePictures.error].flatMap((path) =>
    path ? [imageAddress(path, status.info.imageCDNs)] : [],
  )

const fetchQuietly = (url: string): Promise<void> =>
  fetch(url, { priority: 'low' })
    .then((response) => response.arrayBuffer())
    .then(
      () => undefined,
      () => undefined,
    )

/** As an image: the document's policy lets pictures of the merchant's hosts in, and nothing else from there. */
const loadPicture = (url: string): Promise<void> =>
  new Promise((resolve) => {
    const picture = new Image()
    picture.onload = picture.onerror = () => resolve()
    picture.src = url
  })

const whenIdle = (action: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(action, { timeout: 4000 })
  else setTimeout(action, 1500)
}

const isHere = (url: string): boolean =>
  performance.getEntriesByName(new URL(url, window.location.origin).href).length > 0 ||
  document.querySelector(`[data-href="${url}"]`) !== null

/** After the page has loaded, caches the other remotes' first files, one at a time. */
export const startIdlePrefetch = (composition: PrefetchPlan): void => {
  if (isSparing()) return
  const ahead = [
    ...filesToPrefetch(composition).map((url) => ({ url, bring: fetchQuietly })),
    ...picturesToPrefetch(composition).map((url) => ({ url, bring: loadPicture })),
  ]
  const next = () => {
    const first = ahead.shift()
    if (!first) return
    const then = () => whenIdle(next)
    if (isHere(first.url)) then()
    else void first.bring(first.url).then(then)
  }
  if (document.readyState === 'complete') whenIdle(next)
  else window.addEventListener('load', () => whenIdle(next), { once: true })
}
