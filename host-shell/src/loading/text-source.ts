import type { LanguageTag } from '@mosaic/contracts'
import type { TextSource, Texts } from '@mosaic/i18n'
import type { Composition } from '@mosaic/remote-kit'
import { inTime, LoadError } from './failure'
import type { Tags } from './tags'

const fetchTexts = async (url: string, tags: Tags): Promise<Texts> => {
  const response = await inTime(fetch(tags.retryUrl(url), { integrity: tags.integrityOf(url) ?? '' }), url).catch(
    (error: unknown) => {
      if (error instanceof LoadError) throw error
      return null
    },
  )
  if (!response?.ok) throw new LoadError('network', `${url} could not be loaded`, url)
  const texts: Texts = await response.json()
  return texts
}

/**
 * Address of a namespace's texts: a remote's in its release, a lazy package's beside it, all others in the host's
 * file.
 */
export const createTextSource = (
  { host, remotes, packages = {} }: Pick<Composition, 'host' | 'remotes' | 'packages'>,
  tags: Tags,
): TextSource => {
  const hostFiles = new Map<LanguageTag, Promise<Texts>>()
  const hostTexts = (tag: LanguageTag): Promise<Texts> => {
    const running = hostFiles.get(tag)
    if (running) return running
    const name = host.texts[tag]
    const loading = name ? fetchTexts(host.base + name, tags) : Promise.resolve({})
    hostFiles.set(tag, loading)
    loading.catch(() => hostFiles.delete(tag))
    return loading
  }
  return async (namespace, tag) => {
    const owner = remotes[namespace] ?? packages[namespace]
    if (owner) {
      const name = owner.texts[tag]
      return name ? fetchTexts(owner.base + name, tags) : {}
    }
    const texts = (await hostTexts(tag))[namespace]
    return typeof texts === 'object' ? texts : {}
  }
}
