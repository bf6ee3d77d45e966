import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { Checksums } from '../../store/journal'

const unbrotli = promisify(brotliDecompress)
const unzip = promisify(gunzip)

export const hashOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

export type ReadFile = (file: string) => Promise<Buffer | null>
type Integrity = Readonly<Record<string, string>>

/** A manifest cannot list its own hash, and browsers never read server code. */
const needsChecksum = (file: string): boolean => /^(remote|host)\.json$/.test(file) || file.startsWith('server/')

const compressedSuffix = /\.(br|gz)$/

/** Hashes of the files that the integrity of the manifest does not list. */
export const checksumsOf = async (files: readonly string[], integrity: Integrity, read: ReadFile): Promise<Checksums> =>
  Object.fromEntries(
    await Promise.all(
      files
        .filter((file) => needsChecksum(file) && !Object.hasOwn(integrity, file))
        .sort()
        .map(async (file) => [file, hashOf((await read(file)) ?? Buffer.alloc(0))] as const),
    ),
  )

const decompressed = async (file: string, bytes: Buffer): Promise<Buffer | null> => {
  try {
    return await (file.endsWith('.br') ? unbrotli(bytes) : unzip(bytes))
  } catch {
    return null
  }
}

/** Whether these bytes are the recorded file, or a compressed form of it. */
export const isRecorded = async (file: string, bytes: Buffer, known: Integrity): Promise<boolean> => {
  if (Object.hasOwn(known, file)) return hashOf(bytes) === known[file]
  const plain = await decompressed(file, bytes)
  return plain !== null && hashOf(plain) === known[file.replace(compressedSuffix, '')]
}

export type Damage = { readonly differing: readonly string[]; readonly unlisted: readonly string[] }

/**
 * Compares every file of a release with its recorded hash; compressed forms are decompressed first.
 * Without checksums (null) the manifest and server code are not verified.
 */
export const damageOf = async (
  files: readonly string[],
  integrity: Integrity,
  checksums: Checksums | null,
  read: ReadFile,
): Promise<Damage> => {
  const known: Integrity = { ...integrity, ...(checksums ?? (await checksumsOf(files, integrity, read))) }
  const isKnown = (file: string) =>
    Object.hasOwn(known, file) ||
    (compressedSuffix.test(file) && Object.hasOwn(known, file.replace(compressedSuffix, '')))
  const isIntact = async (file: string): Promise<boolean> => {
    const bytes = await read(file)
    return bytes !== null && isRecorded(file, bytes, known)
  }
  const expected = [...new Set([...Object.keys(known), ...files.filter(isKnown)])].sort()
  const differing = (await Promise.all(expected.map(async (file) => ((await isIntact(file)) ? [] : [file])))).flat()
  return { differing, unlisted: files.filter((file) => !isKnown(file)).sort() }
}
