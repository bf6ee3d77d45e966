import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { games } from './catalogue/index'
import { iconsOf } from './src/games/game-library'
import type { AssetManifest } from './src/server/asset-manifest'

/** Builds the browser client: hashed names, precompressed, with only the Noto icons that some game shows. */
const here = dirname(fileURLToPath(import.meta.url))
const requireHere = createRequire(join(here, 'package.json'))

const dist = join(here, 'dist')
const publicDir = join(dist, 'public')
const assetsDir = join(publicDir, 'assets')

/** The floor of the site: a file, since the studio imports nothing of the house. */
const browserFloor = Object.entries(
  JSON.parse(readFileSync(join(here, '../shared/remote-kit/src/build/compile/browser-floor.json'), 'utf8')) as Readonly<
    Record<string, string>
  >,
).map(([browser, version]) => `${browser}${version}`)

const hashOf = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex').slice(0, 10)

/** Writes the file and its compressed variants; returns its address. */
const publish = (name: string, extension: string, content: Uint8Array | string): string => {
  const file = `${name}.${hashOf(content)}.${extension}`
  const bytes = Buffer.from(content)
  writeFileSync(join(assetsDir, file), bytes)
  if (extension !== 'woff2') {
    writeFileSync(
      join(assetsDir, `${file}.br`),
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    )
    writeFileSync(join(assetsDir, `${file}.gz`), gzipSync(bytes, { level: 9 }))
  }
  return `/assets/${file}`
}

type IconSet = {
  readonly width: number
  readonly height: number
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

const publishIcons = (): Record<string, string> => {
  const set: IconSet = JSON.parse(readFileSync(requireHere.resolve('@iconify-json/noto/icons.json'), 'utf8'))
  const wanted = new Set(
    games.flatMap((game) => {
      const icons = iconsOf(game)
      return icons ? [game.motif, ...Object.values(icons)] : []
    }),
  )
  const bodyOf = (name: string): string | undefined =>
    (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''])?.body
  const missing = [...wanted].filter((name) => bodyOf(name) === undefined)
  if (missing.length > 0) throw new Error(`the Noto set has no icon named ${missing.join(', ')}`)
  // Firefox and old Safari draw an SVG on a canvas only when it states its size.
  const svg = (name: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="256" height="256" viewBox="0 0 ${set.width} ${set.height}">${bodyOf(name) ?? ''}</svg>`
  return Object.fromEntries([...wanted].sort().map((name) => [name, publish(`icon-${name}`, 'svg', svg(name))]))
}

const publishFonts = (): { urls: Record<string, string> } => {
  const font = (family: 'manrope' | 'sora'): string =>
    publish(
      family,
      'woff2',
      readFileSync(requireHere.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`)),
    )
  return { urls: { manrope: font('manrope'), sora: font('sora') } }
}

type Bundle = { readonly js: string; readonly css: string }

const bundleClient = async (name: string, folder: string, fontUrls: Record<string, string>): Promise<Bundle> => {
  const result = await build({
    entryPoints: { [name]: join(folder, 'main.tsx') },
    outdir: assetsDir,
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: browserFloor,
    // esbuild calls destructuring unsupported before Safari 14.1 for a rare ordering bug, and cannot rewrite it.
    supported: { destructuring: true },
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: Object.keys(fontUrls).map((family) => `font:${family}`),
    logLevel: 'error',
  })
  const text = (ending: string): string => result.outputFiles.find((file) => file.path.endsWith(ending))?.text ?? ''
  const css = Object.entries(fontUrls).reduce(
    (sheet, [family, url]) => sheet.split(`font:${family}`).join(url),
    text('.css'),
  )
  return { js: publish(name, 'js', text('.js')), css: publish(name, 'css', css) }
}

/** Budget of everything a phone loads before the first frame, compressed as it is sent. */
const firstFrameBudget = 300_000

const weightOf = (address: string): number => {
  const file = join(publicDir, address)
  return statSync(address.endsWith('.woff2') ? file : `${file}.br`).size
}

/** The heaviest page of each engine: its bundle, the fonts, and the pictures of one game. */
const firstFrames = (
  stages: Record<string, Bundle>,
  fonts: readonly string[],
  icons: Record<string, string>,
): Record<string, number> => {
  const sum = (addresses: readonly string[]) => addresses.reduce((total, address) => total + weightOf(address), 0)
  const pictures = games.map((game) =>
    sum([...new Set([game.motif, ...Object.values(iconsOf(game) ?? {})])].flatMap((name) => icons[name] ?? [])),
  )
  const heaviest = Math.max(...pictures)
  return Object.fromEntries(
    Object.entries(stages).map(([name, { js, css }]) => [name, sum([js, css, ...fonts]) + heaviest]),
  )
}

const stagesDir = join(here, 'src/client/stages')
const stageNames = readdirSync(stagesDir, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(join(stagesDir, entry.name)).includes('main.tsx'))
  .map(({ name }) => name)

export const buildClient = async (): Promise<void> => {
  rmSync(publicDir, { recursive: true, force: true })
  mkdirSync(assetsDir, { recursive: true })
  const { urls } = publishFonts()
  const fonts = Object.values(urls)
  const bundles = await Promise.all(
    stageNames.map(async (name) => [name, await bundleClient(name, join(stagesDir, name), urls)] as const),
  )
  const stages = Object.fromEntries(bundles)
  const verify = await bundleClient('verify', join(here, 'src/verify'), urls)
  const icons = publishIcons()
  const heavy = Object.entries(firstFrames(stages, fonts, icons)).filter(([, weight]) => weight > firstFrameBudget)
  if (heavy.length > 0)
    throw new Error(
      `a game may weigh ${firstFrameBudget} bytes before its first frame: ${heavy.map(([name, weight]) => `${name} weighs ${weight}`).join(', ')}`,
    )
  const manifest: AssetManifest = { stages, verify, fonts, icons }
  writeFileSync(join(publicDir, 'manifest.json'), JSON.stringify(manifest))
}
