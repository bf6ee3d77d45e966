import type { Composition } from '@mosaic/remote-kit'

/**
 * Attributes of every script or style tag: integrity, cross-origin mode and, on retry, a query that bypasses a cached
 * bad answer. The bytes stay the same, so the integrity still holds.
 */
export type Tags = {
  readonly integrityOf: (url: string) => string | undefined
  readonly retryUrl: (url: string) => string
  /** The next tag for this file, or for every file below this release folder, gets a new query. */
  readonly bust: (fileOrBase: string) => void
  /** Files of another release become known, as when a remote falls back to the one before. */
  readonly add: (release: { readonly base: string; readonly integrity: Readonly<Record<string, string>> }) => void
  readonly decorateTag: (tag: HTMLScriptElement | HTMLLinkElement, url: string) => void
}

declare global {
  interface Window {
    /** Called by the chunk loaders of host and remotes (remote-kit's TagIntegrityPlugin) for every tag they make. */
    __mosaicTag?: Tags['decorateTag']
  }
}

/** As long as webpack's chunk loader allows a script; its style loader has no limit. */
const stylePatience = 8000

const pathOf = (url: string): string => new URL(url, window.location.origin).pathname

export const createTags = ({ host, remotes, mirror }: Pick<Composition, 'host' | 'remotes' | 'mirror'>): Tags => {
  const integrity = new Map<string, string>()
  const busts = new Map<string, number>()
  /** How often files of a release did not arrive. */
  const failures = new Map<string, number>()
  const bases: string[] = []
  const add: Tags['add'] = ({ base, integrity: files }) => {
    // A development server, which is another origin, lists no integrity; a published release always does, so that one without is refused whole.
    if (!base.startsWith('/')) return
    for (const [file, hash] of Object.entries(files)) integrity.set(pathOf(base + file), hash)
    bases.push(pathOf(base))
  }
  for (const release of [host, ...Object.values(remotes)]) add(release)
  const baseOf = (path: string) => bases.find((base) => path.startsWith(base))

  const integrityOf = (url: string) => integrity.get(pathOf(url))
  const retryUrl = (url: string) => {
    const path = pathOf(url)
    const base = baseOf(path) ?? ''
    const count = (busts.get(path) ?? 0) + (busts.get(base) ?? 0)
    const query = count === 0 ? '' : `?retry=${count}`
    // The two origins alternate, so that one that is down never gets the last try. Once the second has helped it comes
    // first, or each further file of the release would need as many tries.
    const isSecond = count === 0 ? (failures.get(base) ?? 0) > 1 : count % 2 === 0
    return mirror && base && isSecond ? mirror + path + query : url + query
  }
  return {
    add,
    integrityOf,
    retryUrl,
    bust: (fileOrBase) => {
      const path = pathOf(fileOrBase)
      busts.set(path, (busts.get(path) ?? 0) + 1)
      const base = baseOf(path) ?? ''
      failures.set(base, (failures.get(base) ?? 0) + 1)
    },
    decorateTag: (tag, url) => {
      const known = integrityOf(url)
      // A file below a release that the release does not list must not run: fail closed.
      if (!known && baseOf(pathOf(url))) tag.integrity = 'sha384-unlisted'
      else if (known) tag.integrity = known
      tag.crossOrigin = 'anonymous'
      // The style loader sets its error handler by then and removes it after loading.
      if (tag instanceof HTMLLinkElement) setTimeout(() => tag.onerror?.(new Event('timeout')), stylePatience)
      const address = retryUrl(url)
      if (address === url) return
      if (tag instanceof HTMLScriptElement) tag.src = address
      else tag.href = address
    },
  }
}
