import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { publicPathPlaceholder } from '../compile/base-preset'

export type ReleaseFiles = ReadonlyMap<string, Buffer>

const compressible = /\.(js|css|json|svg|html|txt|mjs)$/
const addressed = /\.(js|css)$/

export const readFiles = async (folder: string, below = ''): Promise<Map<string, Buffer>> => {
  const files = new Map<string, Buffer>()
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    const name = below ? `${below}/${entry.name}` : entry.name
    if (entry.isDirectory()) for (const [inner, bytes] of await readFiles(folder, name)) files.set(inner, bytes)
    else files.set(name, await readFile(join(folder, name)))
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The release's name: it changes with any byte of any file or of the declaration, and with nothing else. */
export const releaseName = (version: string, files: ReleaseFiles, declaration: unknown): string => {
  const hash = createHash('sha256').update(JSON.stringify(declaration))
  for (const [name, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`\n${name}\n`).update(bytes)
  return `${version}+${hash.digest('hex').slice(0, 12)}`
}

export const releaseBase = (owner: string, release: string): string => `/releases/${owner}/${release}/`

/** Puts the final public path into scripts and styles. */
export const addressFiles = (files: ReleaseFiles, base: string): Map<string, Buffer> =>
  new Map(
    [...files].map(([name, bytes]) => [
      name,
      addressed.test(name) ? Buffer.from(bytes.toString('utf8').replaceAll(publicPathPlaceholder, base)) : bytes,
    ]),
  )

export const integrityOf = (files: ReleaseFiles): Record<string, string> =>
  Object.fromEntries(
    [...files].map(([name, bytes]) => [name, `sha384-${createHash('sha384').update(bytes).digest('base64')}`]),
  )

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressed = async (name: string, bytes: Buffer): Promise<[string, Buffer][]> => {
  if (!compressible.test(name)) return []
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    zip(bytes, { level: 9 }),
  ])
  return [
    [`${name}.br`, br],
    [`${name}.gz`, gz],
  ]
}

/** The `.br` and `.gz` that lie beside every text file. */
export const compressAll = async (files: ReleaseFiles): Promise<Map<string, Buffer>> =>
  new Map((await Promise.all([...files].map(([name, bytes]) => compressed(name, bytes)))).flat())

/**
 * Writes a release to a temporary folder and renames it, so that a reader never sees half a release. An existing
 * folder has the same bytes and stays.
 */
export const writeRelease = async (
  folder: string,
  files: ReleaseFiles,
  compressedBefore: ReleaseFiles = new Map(),
): Promise<void> => {
  if (existsSync(folder)) return
  const draft = `${folder}.draft-${process.pid}`
  const rest = new Map([...files].filter(([name]) => !compressedBefore.has(`${name}.br`)))
  const all = [...files, ...compressedBefore, ...(await compressAll(rest))]
  for (const [name, bytes] of all) {
    await mkdir(dirname(join(draft, name)), { recursive: true })
    await writeFile(join(draft, name), bytes)
  }
  await mkdir(dirname(folder), { recursive: true })
  await rename(draft, folder).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true, force: true })
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
}
