import { languageTag, type WireLanguage } from '@mosaic/contracts'
import type { ComposedRoute, Composition, HostManifest } from '@mosaic/remote-kit'
import type { Resolved } from '../composition/composition-source'
import { hashOf } from '../release/verify/checksums'
import type { Signer } from '../signing/key-ring'
import type { ReleaseStore } from '../store/release-store'
import { composeHtml, pageStyles } from './compose-html'
import type { PictureSource } from './preloaded-pictures'
import { packagesOf, pageAssets, type PageModule } from './page-assets'
import type { Shell, ShellInput } from './shell-renderer'
import type { Theme } from './theme-style'

export type PageRequest = {
  readonly resolved: Resolved
  readonly route: ComposedRoute | null
  readonly path: string
  readonly theme: Theme
  readonly nonce: string
  readonly language: WireLanguage
  /** Origins of scripts beside the site itself. */
  readonly scriptOrigins: readonly string[]
}

type Owner = {
  readonly name: string
  readonly release: string
  readonly base: string
  readonly integrity: Readonly<Record<string, string>>
}

const ownersOf = ({ host, remotes }: Composition): Owner[] => [
  { name: 'host', ...host },
  ...Object.entries(remotes).map(([name, remote]) => ({ name, ...remote })),
]

export const createPageService = (
  store: ReleaseStore,
  renderShell: (host: HostManifest, input: ShellInput) => Promise<Shell>,
  pictureSource: PictureSource,
  onError: (error: unknown) => void,
  signer?: Signer,
  devScript?: string,
) => {
  /** Text of released files; releases never change, so the cache never expires. */
  const contents = new Map<string, Promise<string | null>>()
  /** Only verified bytes go into the document. The browser loads and verifies the other files itself. */
  const read = async ({ name, release, integrity }: Owner, file: string): Promise<string | null> => {
    try {
      const stored = await store.file(name, release, file)
      if (!stored) return null
      if (hashOf(stored.bytes) === integrity[file]) return stored.bytes.toString('utf8')
      onError(
        new Error(
          `${name} ${release}: ${file} differs from what the build recorded; npm run release -- verify names the remedy`,
        ),
      )
    } catch (error) {
      onError(error)
    }
    return null
  }
  const contentOf = (owner: Owner, file: string): Promise<string | null> => {
    const key = `${owner.name}/${owner.release}/${file}`
    const known = contents.get(key)
    if (known) return known
    const reading = read(owner, file).then((content) => {
      if (content === null) contents.delete(key)
      return content
    })
    contents.set(key, reading)
    return reading
  }

  const styles = async (composition: Composition, urls: readonly string[]): Promise<Record<string, string>> => {
    const owners = ownersOf(composition)
    const read = await Promise.all(
      urls.map(async (url) => {
        const owner = owners.find(({ base }) => url.startsWith(base))
        const css = owner ? await contentOf(owner, url.slice(owner.base.length)) : null
        return css === null ? [] : [[url, css] as const]
      }),
    )
    return Object.fromEntries(read.flat())
  }

  const json = async (owner: Owner, file: string | undefined): Promise<Record<string, unknown>> => {
    const content = file ? await contentOf(owner, file) : null
    return content ? JSON.parse(content) : {}
  }

  const texts = async ({ composition, host }: Resolved, modules: readonly PageModule[], language: WireLanguage) => {
    const tag = languageTag(language)
    const hostOwner = { name: 'host', ...composition.host }
    const hostTexts = await json(hostOwner, host.texts[tag])
    const remotes = [...new Set(modules.map(({ remote }) => remote))].map(async (name) => {
      const remote = composition.remotes[name]
      return [name, remote ? await json({ name, ...remote }, remote.texts[tag]) : {}] as const
    })
    const packages = packagesOf(modules).map(
      async (name) => [name, await json(hostOwner, composition.packages?.[name]?.texts[tag])] as const,
    )
    const found = (await Promise.all([...remotes, ...packages])).filter(
      ([, content]) => Object.keys(content).length > 0,
    )
    return { hostTexts, all: { ...hostTexts, ...Object.fromEntries(found) } }
  }

  return {
    render: async ({ resolved, route, path, theme, nonce, language, scriptOrigins }: PageRequest): Promise<string> => {
      const { host } = resolved
      const composition: Composition = { ...resolved.composition, issuedAt: Date.now() }
      const { first, frame } = pageAssets(composition, route, path)
      const [{ hostTexts, all }, sheets, pictures] = await Promise.all([
        texts(resolved, [...first, ...frame], language),
        styles(composition, pageStyles(composition, host, route, path)),
        pictureSource.of(composition.merchant.merchantCode, language, first),
      ])
      const shell = await renderShell(host, { composition, route, theme, language, labels: hostTexts, pictures })
      return composeHtml({
        composition,
        host,
        route,
        path,
        theme,
        nonce,
        language,
        scriptOrigins,
        shell,
        texts: all,
        styles: sheets,
        pictures,
        signer,
        devScript,
      })
    },
  }
}

export type PageService = ReturnType<typeof createPageService>
