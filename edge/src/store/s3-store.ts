import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { S3Client } from '@aws-sdk/client-s3'
import type { HostManifest, RemoteManifest } from '@mosaic/remote-kit'
import { filesBelow } from './files-below'
import { parseManifest } from './manifest-text'
import { openJournal, type NumberedTexts } from './open-journal'
import { UsageError } from '../usage-error'
import type { ChannelDocument } from './channel-document'
import { isFile, isOwner, isRelease } from './release-names'
import type { ReleaseStore } from './release-store'
import { checkSharedName, isSharedName, type SharedTexts } from './shared-texts'

/** A parameter, so that an edge on files never loads the SDK. */
export type Sdk = typeof import('@aws-sdk/client-s3')
export type S3Location = {
  readonly bucket: string
  readonly prefix: string
  readonly client: S3Client
  readonly sdk: Sdk
}

/** Location for `s3://bucket/prefix`; endpoint and region from the environment, credentials as the SDK finds them. */
export const s3Location = (place: string, env: Readonly<Record<string, string | undefined>>, sdk: Sdk): S3Location => {
  const { hostname, pathname } = URL.canParse(place) ? new URL(place) : { hostname: '', pathname: '' }
  if (hostname === '') throw new UsageError(`${place} names no bucket: write s3://bucket/prefix`)
  const prefix = pathname.replace(/^\/|\/$/g, '')
  const client = new sdk.S3Client({
    region: env.S3_REGION ?? env.AWS_REGION ?? 'us-east-1',
    // Not every S3 server knows the SDK's own checksums; releases have their own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT, forcePathStyle: true } : {}),
  })
  return { bucket: hostname, prefix: prefix === '' ? '' : `${prefix}/`, client, sdk }
}

const isNotFound = (error: unknown): boolean =>
  error instanceof Error && ['NoSuchKey', 'NotFound', 'NoSuchBucket'].includes(error.name)
/** Another writer was faster: the condition was false (412), or two writes overlapped (409). */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && ['PreconditionFailed', 'ConditionalRequestConflict'].includes(error.name)

/** Maximum age of a cached channel document in ms; a rollback must be live within a second. */
const cacheMs = 400

const digits = (number: number): string => String(number).padStart(10, '0')

/**
 * A store in a bucket. A release becomes visible with its manifest, which is uploaded last. Every change of a pointer
 * is a numbered object, created with `If-None-Match: *`.
 */
export const openS3Store = (
  { bucket, prefix, client, sdk }: S3Location,
  onFault: (error: Error) => void = () => undefined,
): ReleaseStore => {
  const { DeleteObjectsCommand, GetObjectCommand, HeadObjectCommand, ListObjectsV2Command, PutObjectCommand } = sdk
  const keyOf = (...parts: readonly string[]) => `${prefix}${parts.join('/')}`
  const readObject = async (key: string): Promise<{ readonly bytes: Buffer; readonly etag: string } | null> => {
    try {
      const { Body, ETag = '' } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
      return Body ? { bytes: Buffer.from(await Body.transformToByteArray()), etag: ETag } : null
    } catch (error) {
      if (isNotFound(error)) return null
      throw error
    }
  }
  const read = async (key: string): Promise<Buffer | null> => (await readObject(key))?.bytes ?? null
  const write = async (key: string, body: Buffer | string): Promise<void> => {
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: body }))
  }
  /** The ETag of the new object, or null if the condition did not hold. */
  const writeIf = async (
    key: string,
    body: string,
    condition: { readonly IfNoneMatch: '*' } | { readonly IfMatch: string },
  ): Promise<string | null> => {
    try {
      const { ETag = '' } = await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ...condition }),
      )
      return ETag
    } catch (error) {
      const isGone = 'IfMatch' in condition && error instanceof Error && error.name === 'NoSuchKey'
      if (isTaken(error) || isGone) return null
      throw error
    }
  }
  const exists = async (key: string): Promise<boolean> => {
    try {
      await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }))
      return true
    } catch (error) {
      if (isNotFound(error)) return false
      throw error
    }
  }
  type Listed = { readonly key: string; readonly at: number }
  const list = async (below: string): Promise<Listed[]> => {
    const found: Listed[] = []
    let token: string | undefined
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: keyOf(below), ContinuationToken: token }),
      )
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key) found.push({ key: Key.slice(prefix.length), at: LastModified?.getTime() ?? 0 })
      token = page.NextContinuationToken
    } while (token)
    return found
  }
  const removeKeys = async (keys: readonly string[]): Promise<void> => {
    for (let at = 0; at < keys.length; at += 500) {
      await client.send(
        new DeleteObjectsCommand({
          Bucket: bucket,
          Delete: { Objects: keys.slice(at, at + 500).map((Key) => ({ Key })) },
        }),
      )
    }
  }
  const valid = (owner: string, release: string) => isOwner(owner) && isRelease(release)
  const manifestName = (owner: string) => (owner === 'host' ? 'host.json' : 'remote.json')
  const manifestKey = (owner: string, release: string) => keyOf('releases', owner, release, manifestName(owner))
  /** Releases whose manifest was found; they are complete until they are pruned. */
  const complete = new Set<string>()
  const isComplete = async (owner: string, release: string): Promise<boolean> => {
    const name = `${owner}/${release}`
    if (complete.has(name)) return true
    if (await exists(manifestKey(owner, release))) complete.add(name)
    return complete.has(name)
  }
  const manifest = async <M>(owner: string, release: string): Promise<M | null> => {
    const bytes = valid(owner, release) ? await read(manifestKey(owner, release)) : null
    return bytes && parseManifest<M>(bytes.toString('utf8'), owner, release, manifestName(owner))
  }
  const manifests = async (): Promise<{ owner: string; release: string; at: number }[]> =>
    (await list('releases/')).flatMap(({ key, at }) => {
      const [, owner = '', release = '', file] = key.split('/')
      return valid(owner, release) && file === manifestName(owner) ? [{ owner, release, at }] : []
    })

  const nameOf = (n: number) => `journal/${digits(n)}.json`
  const text = async (key: string) => (await read(key))?.toString('utf8') ?? null
  const texts: NumberedTexts = {
    nameOf,
    numbers: async () =>
      (await list('journal/'))
        .map(({ key }) => Number(/^journal\/(\d{10})\.json$/.exec(key)?.[1] ?? 0))
        .filter((n) => n > 0)
        .sort((a, b) => a - b),
    read: (n) => text(keyOf(nameOf(n))),
    create: async (n, body) => (await writeIf(keyOf(nameOf(n)), body, { IfNoneMatch: '*' })) !== null,
    head: () => text(keyOf('journal/head.json')),
    writeHead: (body) => write(keyOf('journal/head.json'), body),
    earlier: async () => ({ channels: {}, lines: [] }),
  }
  const journal = openJournal(texts, onFault)
  const shared: SharedTexts = {
    list: async (below) => (await list(below)).map(({ key }) => key).filter(isSharedName),
    read: async (name) => text(keyOf(checkSharedName(name))),
    write: async (name, body) => write(keyOf(checkSharedName(name)), body),
    remove: async (names) => removeKeys(names.map((name) => keyOf(checkSharedName(name)))),
    readVersion: async (name) => {
      const found = await readObject(keyOf(checkSharedName(name)))
      return found && { text: found.bytes.toString('utf8'), version: found.etag }
    },
    swap: async (name, version, body) =>
      writeIf(keyOf(checkSharedName(name)), body, version === null ? { IfNoneMatch: '*' } : { IfMatch: version }),
  }
  const cached = new Map<string, { at: number; document: Promise<ChannelDocument | null> }>()

  return {
    ...journal,
    shared,
    append: async (...change) => {
      cached.clear()
      return journal.append(...change)
    },
    has: async (owner, release) => valid(owner, release) && isComplete(owner, release),
    owners: async () => [...new Set((await manifests()).map(({ owner }) => owner))].sort(),
    releases: async (wanted) =>
      (await manifests())
        .filter(({ owner }) => owner === wanted)
        .sort((a, b) => a.at - b.at || (a.release < b.release ? -1 : 1))
        .map(({ release }) => release),
    put: async (owner, release, folder) => {
      if (!valid(owner, release)) throw new Error(`${owner} ${release} is not a release name`)
      if (await isComplete(owner, release)) return
      const files = await filesBelow(folder)
      const manifest = manifestName(owner)
      if (!files.includes(manifest)) throw new Error(`${folder} has no ${manifest}`)
      for (const file of files)
        if (file !== manifest) await write(keyOf('releases', owner, release, file), await readFile(join(folder, file)))
      await write(manifestKey(owner, release), await readFile(join(folder, manifest)))
    },
    remove: async (owner, release) => {
      if (!valid(owner, release)) return
      complete.delete(`${owner}/${release}`)
      // The manifest first, so that a partly deleted release is not visible.
      const keys = (await list(`releases/${owner}/${release}/`)).map(({ key }) => keyOf(key))
      const ordered = [manifestKey(owner, release), ...keys.filter((key) => key !== manifestKey(owner, release))]
      await removeKeys(ordered)
    },
    sweep: async (untouchedFor) => {
      const listed = await list('releases/')
      const whole = new Set(
        listed
          .map(({ key }) => key)
          .filter((key) => /\/(remote|host)\.json$/.test(key))
          .map((key) => key.split('/').slice(0, 3).join('/')),
      )
      const dead = new Map<string, string[]>()
      for (const { key } of listed) {
        const place = key.split('/').slice(0, 3).join('/')
        if (!whole.has(place)) dead.set(place, [...(dead.get(place) ?? []), key])
      }
      for (const { key, at } of listed)
        if (at > Date.now() - untouchedFor) dead.delete(key.split('/').slice(0, 3).join('/'))
      for (const keys of dead.values()) await removeKeys(keys.map((key) => keyOf(key)))
      return [...dead.keys()]
    },
    remote: (owner, release) => manifest<RemoteManifest>(owner, release),
    host: (release) => manifest<HostManifest>('host', release),
    files: async (owner, release) => {
      const below = `releases/${owner}/${release}/`
      return valid(owner, release) && (await isComplete(owner, release))
        ? (await list(below)).map(({ key }) => key.slice(below.length)).sort()
        : []
    },
    file: async (owner, release, file) => {
      if (!valid(owner, release) || !isFile(file) || !(await isComplete(owner, release))) return null
      const bytes = await read(keyOf('releases', owner, release, file))
      return bytes && { bytes }
    },
    channel: (name) => {
      const known = cached.get(name)
      if (known && Date.now() - known.at < cacheMs) return known.document
      const document = journal.channel(name)
      cached.set(name, { at: Date.now(), document })
      document.catch(() => cached.delete(name))
      return document
    },
  }
}
