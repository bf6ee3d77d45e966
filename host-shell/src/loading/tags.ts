import type { Composition } from '@mosaic/remote-kit'

/**
 * Everything that is put on a script or style tag: integrity, cross-origin mode and, for a retry, a query that makes
 * the browser ask again although it cached a bad answer. The bytes stay the same, so the integrity still holds.
 */
export type Tags = {
  readonly integrityOf: (url: string) => string | undefined
  readonly retryUrl: (url: string) => string
  /** The next tag for this file, or for every file below this release folder, gets a new query. */
  readonly bust: (fileOrBase: string) => void
  /** Files of another release become known, as when a remote falls back to the one before. */
  readonly add: (release: { readonly base: string; readonly integrity: Readonly<Record<string, string>> }) => void
  readonly dress: (tag: HTMLScriptElement | HTMLLinkElement, url: string) => void
}

declare global {
  interface Window {
    /** Called by the chunk loaders of host and remotes (remote-kit's TagIntegrityPlugin) for every tag they make. */
    __mosaicTag?: Tags['dress']
  }
}

const pathOf = (url: string): string => new URL(url, window.location.origin).pathname

export const createTags = ({ host, remotes, mirror }: Pick<Composition, 'host' | 'remotes' | 'mirror'>): Tags => {
  const integrity = new Map<string, string>()
  const busts = new Map<string, number>()
  const bases: string[] = []
  const add: Tags['add'] = ({ base, integrity: files }) => {
    // A development server lists no integrity; a published release always does.
    if (Object.keys(files).length === 0) return
    for (const [file, hash] of Object.entries(files)) integrity.set(pathOf(base + file), hash)
    bases.push(pathOf(base))
  }
  for (const release of [host, ...Object.values(remotes)]) add(release)
  const baseOf = (path: string) => bases.find((base) => path.startsWith(base))

  const integrityOf = (url: string) => integrity.get(pathOf(url))
  const retryUrl = (url: string) => {
    const path = pathOf(url)
    const count = (busts.get(path) ?? 0) + (busts.get(baseOf(path) ?? '') ?? 0)
    if (count === 0) return url
    // The second origin is asked in turn with the first, so that one that is down does not take the last try.
    return mirror && count % 2 === 0 && baseOf(path) ? `${mirror}${path}?retry=${count}` : `${url}?retry=${count}`
  }
  return {
    add,
    integrityOf,
    retryUrl,
    bust: (fileOrBase) => {
      const path = pathOf(fileOrBase)
      busts.set(path, (busts.get(path) ?? 0) + 1)
    },
    dress: (tag, url) => {
      const known = integrityOf(url)
      // A file below a release that the release does not list must not run: fail closed.
      if (!known && baseOf(pathOf(url))) tag.integrity = 'sha384-unlisted'
      else if (known) tag.integrity = known
      tag.crossOrigin = 'anonymous'
      const address = retryUrl(url)
      if (address === url) return
      if (tag instanceof HTMLScriptElement) tag.src = address
      else tag.href = address
    },
  }
}
