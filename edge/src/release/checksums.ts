import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { Checksums } from '../store/journal'

const unbrotli = promisify(brotliDecompress)
const unzip = promisify(gunzip)

export const hashOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

export type ReadFile = (file: string) => Promise<Buffer | null>
type Integrity = Readonly<Record<string, string>>

/** The manifest cannot list itself, and server code is listed nowhere that a browser reads. */
const isSealable = (file: string): boolean => /^(remote|host)\.json$/.test(file) || file.startsWith('server/')

const twin = /\.(br|gz)$/

/** Hashes of what the manifest's integrity does not list. */
export const checksumsOf = async (files: readonly string[], integrity: Integrity, read: ReadFile): Promise<Checksums> =>
  Object.fromEntries(
    await Promise.all(
      files
        .filter((file) => isSealable(file) && !Object.hasOwn(integrity, file))
        .sort()
        .map(async (file) => [file, hashOf((await read(file)) ?? Buffer.alloc(0))] as const),
    ),
  )

const unpacked = async (file: string, bytes: Buffer): Promise<Buffer | null> => {
  try {
    return await (file.endsWith('.br') ? unbrotli(bytes) : unzip(bytes))
  } catch {
    return null
  }
}

/** Whether these bytes are the file, or the compressed twin, that was recorded. */
export const isRecorded = async (file: string, bytes: Buffer, known: Integrity): Promise<boolean> => {
  if (Object.hasOwn(known, file)) return hashOf(bytes) === known[file]
  const plain = await unpacked(file, bytes)
  return plain !== null && hashOf(plain) === known[file.replace(twin, '')]
}

const isRight = async (file: string, known: Integrity, read: ReadFile): Promise<boolean> => {
  const bytes = await read(file)
  return bytes !== null && isRecorded(file, bytes, known)
}

export type Damage = { readonly differing: readonly string[]; readonly unlisted: readonly string[] }

/**
 * Every file of a release against what was recorded of it: listed and sealed ones by their hash, compressed twins by what they unpack
 * to. What nobody recorded does not belong there. Without a seal (null) the files that only a seal covers are taken as they are.
 */
export const damageOf = async (
  files: readonly string[],
  integrity: Integrity,
  seal: Checksums | null,
  read: ReadFile,
): Promise<Damage> => {
  const own = seal ?? (await checksumsOf(files, integrity, read))
  const known: Integrity = { ...integrity, ...own }
  const isKnown = (file: string) =>
    Object.hasOwn(known, file) || (twin.test(file) && Object.hasOwn(known, file.replace(twin, '')))
  const expected = [...new Set([...Object.keys(known), ...files.filter(isKnown)])].sort()
  const differing = (
    await Promise.all(expected.map(async (file) => ((await isRight(file, known, read)) ? [] : [file])))
  ).flat()
  return { differing, unlisted: files.filter((file) => !isKnown(file)).sort() }
}
