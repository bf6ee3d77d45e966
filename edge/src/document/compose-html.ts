import { basePalettes, imageAddress, languageTag, type WireLanguage } from '@mosaic/contracts'
import type { ComposedRoute, Composition, FirstPictures, HostManifest } from '@mosaic/remote-kit'
import { escapeHtml, scriptJson, styleText } from './escape'
import { headScript, polyfillScript } from './head-scripts'
import { lateNotice, lateStyle } from './late-notice'
import { oldBrowserScript } from './old-browser'
import { trustedTypesScript } from './trusted-types'
import { packagesOf, pageAssets, type PageModule } from './page-assets'
import type { Shell } from './shell-renderer'
import type { Signer } from '../signing/key-ring'
import { tabIcon } from './tab-icon'
import { themeStyle, type Theme } from './theme-style'

/** Polyfills that the host's build writes for older browsers. */
const polyfillFile = 'polyfills.js'

export type PageInput = {
  readonly signer?: Signer
  readonly composition: Composition
  readonly host: HostManifest
  readonly route: ComposedRoute | null
  readonly path: string
  readonly theme: Theme
  readonly nonce: string
  readonly language: WireLanguage
  /** Origins of scripts beside the site itself. */
  readonly scriptOrigins: readonly string[]
  readonly shell: Shell
  /** Texts by namespace: the host's, and those of the remotes on this page. */
  readonly texts: Readonly<Record<string, unknown>>
  /** Content of a style sheet by public address. */
  readonly styles: Readonly<Record<string, string>>
  /** Placeholders of modules that are still loading. */
  readonly pictures: FirstPictures
  /** Development only, e.g. the refresh hook of remote hot reload (speed.md §7). */
  readonly devScript?: string
}

type Tag = { readonly url: string; readonly integrity: string | undefined }

const checked = ({ integrity }: Pick<Tag, 'integrity'>): string =>
  `${integrity ? ` integrity="${escapeHtml(integrity)}"` : ''} crossorigin="anonymous"`
const attributes = (tag: Tag): string => `src="${escapeHtml(tag.url)}"${checked(tag)}`

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]

/** URLs of the files of some modules and their packages, each once, in order. */
const filesOf = (composition: Composition, modules: readonly PageModule[], kind: 'js' | 'css'): string[] =>
  unique([
    ...packagesOf(modules).flatMap((name) => {
      const used = composition.packages?.[name]
      return used ? used[kind].map((file) => used.base + file) : []
    }),
    ...modules.flatMap(({ remote, assets }) =>
      assets[kind].map((file) => `${composition.remotes[remote]?.base ?? ''}${file}`),
    ),
  ])

/**
 * An unlisted file gets a hash that never matches. Only development servers, which are another origin, list nothing.
 */
const integrityOf = (composition: Composition, url: string): string | undefined => {
  const owner = [composition.host, ...Object.values(composition.remotes)].find(({ base }) => url.startsWith(base))
  return owner?.integrity[url.slice(owner.base.length)] ?? (url.startsWith('/') ? 'sha384-unlisted' : undefined)
}

/** Every style sheet of this page, in the order in which it must apply. */
export const pageStyles = (
  composition: Composition,
  host: HostManifest,
  route: ComposedRoute | null,
  path: string,
): string[] => {
  const { first, frame } = pageAssets(composition, route, path)
  return [...host.css.map((file) => composition.host.base + file), ...filesOf(composition, [...frame, ...first], 'css')]
}

const scripts = (
  composition: Composition,
  host: HostManifest,
  first: readonly PageModule[],
  frame: readonly PageModule[],
): string => {
  const tag = (url: string): Tag => ({ url, integrity: integrityOf(composition, url) })
  const entries = unique([...first, ...frame].map(({ remote }) => remote))
    .map((remote) => composition.remotes[remote])
    .filter((remote) => remote !== undefined)
  const firstFiles = filesOf(composition, first, 'js')
  const frameFiles = filesOf(composition, frame, 'js').filter((url) => !firstFiles.includes(url))
  return [
    ...firstFiles.map(
      (url) => `<script data-cfasync="false" async fetchpriority="high" data-mosaic ${attributes(tag(url))}></script>`,
    ),
    `<script data-cfasync="false" defer fetchpriority="high" data-mosaic="host" ${attributes(tag(composition.host.base + host.entry))}></script>`,
    // After the host: an entry that ran first would find no shared runtime (speed.md §9.3).
    ...entries
      .filter(({ entry }) => entry !== '')
      .map(
        ({ base, entry }) =>
          `<script data-cfasync="false" defer data-mosaic ${attributes(tag(base + entry))}></script>`,
      ),
    ...frameFiles.map((url) => `<script data-cfasync="false" async data-mosaic ${attributes(tag(url))}></script>`),
  ].join('\n')
}

const fontPreload = (base: string, fonts: readonly string[]): string =>
  fonts
    .slice(0, 1)
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(base + file)}">`)
    .join('')

/** The URL that the client will request for the picture. */
const picturePreloads = (pictures: FirstPictures, imageHosts: readonly string[]): string =>
  Object.values(pictures)
    .map(
      ({ url }) =>
        `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(imageAddress(url, imageHosts))}">`,
    )
    .join('')

/** The host accepts the composition only with a signature over exactly these bytes. */
const signedComposition = ({ composition, signer }: PageInput): string => {
  const text = scriptJson(composition)
  const signature = signer?.sign(text)
  const attributes = signature
    ? ` data-key="${signature.key}" data-ed25519="${signature.ed25519}" data-p256="${signature.p256}"`
    : ''
  return `<script type="application/json" id="composition"${attributes}>${text}</script>`
}

/**
 * The whole document for one visitor and one screen: server-rendered shell, styles, composition, texts and preloads.
 */
export const composeHtml = (input: PageInput): string => {
  const { composition, host, route, path, theme, nonce, language, shell, texts, styles, pictures } = input
  const { merchant } = composition
  const { first, frame } = pageAssets(composition, route, path)
  const title = route ? `${route.label} · ${merchant.name}` : merchant.name
  const fonts = Object.keys(host.integrity)
    .filter((file) => file.endsWith('.woff2'))
    .sort()
  const inlined = pageStyles(composition, host, route, path).map((url) =>
    styles[url] === undefined
      ? `<link rel="stylesheet" data-mosaic href="${escapeHtml(url)}"${checked({ integrity: integrityOf(composition, url) })}>`
      : `<style nonce="${nonce}" data-href="${escapeHtml(url)}">${styleText(styles[url])}</style>`,
  )
  const polyfills = composition.host.integrity[polyfillFile]
  return `<!doctype html>
<html lang="${languageTag(language)}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(title)}</title>
<script data-cfasync="false" nonce="${nonce}">${trustedTypesScript(input.scriptOrigins)}</script>
${input.devScript ? `<script data-cfasync="false" nonce="${nonce}">${input.devScript}</script>\n` : ''}<script data-cfasync="false" nonce="${nonce}">${input.signer ? `window.__mosaicKeys=${scriptJson(input.signer.publicKeys())};` : ''}${oldBrowserScript(languageTag(language))}${shell.earlyScript ? `${shell.earlyScript};` : ''}${headScript(
    [...first, ...frame].flatMap(({ prefetch }) => prefetch),
    merchant.merchantCode,
    language,
  )}${polyfills ? polyfillScript(composition.host.base + polyfillFile, polyfills) : ''}</script>
${picturePreloads(pictures, composition.status.info.imageCDNs)}
${scripts(composition, host, first, frame)}
${fontPreload(composition.host.base, fonts)}
${inlined.join('\n')}
<style nonce="${nonce}">${lateStyle}</style>
${shell.criticalCss ? `<style nonce="${nonce}">${styleText(shell.criticalCss)}</style>\n` : ''}<style id="palette" nonce="${nonce}">${themeStyle(merchant)}</style>
<meta name="theme-color" content="${escapeHtml(merchant.theme[theme].background ?? basePalettes[theme].background ?? '')}">
<meta name="apple-mobile-web-app-capable" content="yes">
<meta name="apple-mobile-web-app-title" content="${escapeHtml(merchant.name)}">
<link rel="manifest" href="/manifest.webmanifest">
${merchant.icons['180'] ? `<link rel="apple-touch-icon" href="${escapeHtml(merchant.icons['180'])}">\n` : ''}${tabIcon(merchant) ? `<link rel="icon" href="${escapeHtml(tabIcon(merchant))}">\n` : ''}</head>
<body>
<div id="root">${shell.html}</div>
${lateNotice(texts)}
${signedComposition(input)}
<script type="application/json" id="texts">${scriptJson(texts)}</script>
<script type="application/json" id="pictures">${scriptJson(pictures)}</script>
<script type="application/json" id="modules">${scriptJson([...first, ...frame].map(({ remote, module }) => [remote, module]))}</script>
</body>
</html>
`
}
