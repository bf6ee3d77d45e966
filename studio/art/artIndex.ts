import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Entry of one picture in art.json; files are named relative to art.json. */
export type ArtEntry = {
  width: number
  height: number
  colour: string
  avif?: string
  webp?: string
  png?: string
  svg?: string
}

export type ArtIndex = Record<string, { input: string; entry: ArtEntry }>

const manifestFile = 'art.json'
const indexFile = 'art-index.json'

export const filesOf = (entry: ArtEntry): readonly string[] =>
  [entry.avif, entry.webp, entry.png, entry.svg].filter((name) => name !== undefined)

/** A broken or absent index only means that everything is drawn again. */
export const readIndex = async (outDir: string): Promise<ArtIndex> => {
  try {
    return JSON.parse(await readFile(join(outDir, indexFile), 'utf8'))
  } catch {
    return {}
  }
}

const replaceFile = async (path: string, content: string): Promise<void> => {
  await writeFile(`${path}.new`, content)
  await rename(`${path}.new`, path)
}

/** The manifest first: an index that is ahead of it would hide missing pictures. */
export const writeIndex = async (outDir: string, index: ArtIndex): Promise<void> => {
  const manifest = Object.fromEntries(Object.entries(index).map(([key, { entry }]) => [key, entry]))
  await replaceFile(join(outDir, manifestFile), JSON.stringify(manifest))
  await replaceFile(join(outDir, indexFile), JSON.stringify(index))
}

export const presentFiles = async (outDir: string): Promise<ReadonlySet<string>> => new Set(await readdir(outDir))

export const isOwnFile = (name: string): boolean => name === manifestFile || name === indexFile

const packages = createRequire(import.meta.url)

/** Not every package exports its manifest, so it is looked for in the package's own `node_modules` folder. */
const versionOf = (name: string): string => {
  const path = (packages.resolve.paths(name) ?? [])
    .map((folder) => join(folder, name, 'package.json'))
    .find((file) => existsSync(file))
  const manifest: { version?: string } = path ? JSON.parse(readFileSync(path, 'utf8')) : {}
  return `${name}@${manifest.version ?? 'unknown'}`
}

/** Code, encoder, icons and font: a change of any of them draws everything again. Bundled, the directory holds the bundle. */
export const drawingVersion = (): string => {
  const folder = dirname(fileURLToPath(import.meta.url))
  const sources = readdirSync(folder)
    .filter((name) => /\.m?[jt]s$/.test(name) && !name.includes('.test.'))
    .sort()
  const hash = createHash('sha256')
  for (const name of sources) hash.update(name).update(readFileSync(join(folder, name)))
  for (const name of ['sharp', '@iconify-json/noto', '@fontsource/sora', 'opentype.js']) hash.update(versionOf(name))
  return hash.digest('hex')
}
