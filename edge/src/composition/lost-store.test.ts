import { rm } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import { DeleteObjectsCommand, ListObjectsV2Command } from '@aws-sdk/client-s3'
import { storeFolder } from '../server'
import { openFileStore } from '../store/file-store'
import type { ReleaseStore } from '../store/release-store'
import { openS3Store, type S3Location } from '../store/s3-store'
import { bucketUnderTest } from '../testing/bucket-under-test'
import { base, edgeUnderTest } from '../testing/edge-under-test'

const { place } = bucketUnderTest()
let bucket: S3Location
const openBucket = (): ReleaseStore => openS3Store((bucket ??= place()))

const emptyBucket = async (): Promise<void> => {
  const { client, bucket: Bucket, prefix } = bucket
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix }))
  await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: Contents.map(({ Key }) => ({ Key })) } }))
}

describe.each<[string, (dataDir: string) => ReleaseStore, (dataDir: string) => Promise<void>]>([
  [
    'a folder that is gone',
    (dataDir) => openFileStore(storeFolder(dataDir)),
    (dataDir) => rm(storeFolder(dataDir), { recursive: true }),
  ],
  ['a bucket that was emptied', openBucket, emptyBucket],
])('%s', (_what, open, empty) => {
  const { dataDir, publishSamples, get, withoutGateway } = edgeUnderTest(open)
  const readiness = async () => (await get('/readyz')).json()
  /** An S3 store reads the pointers at most every 400 ms. */
  const waitUntil = async (isReached: (store: unknown) => boolean): Promise<void> => {
    for (let tries = 0; tries < 20 && !isReached((await readiness()).store); tries++)
      await new Promise((next) => setTimeout(next, 50))
  }

  test('store lost: a running edge uses the last good pointers, a starting one is not ready, and a new publication is shown', async () => {
    await get('/m/wallet')
    await get(`${base}Page.js`, { 'accept-encoding': 'br' })
    expect(await readiness()).toEqual({ ready: true, seq: 2, store: null })

    await empty(dataDir())
    await waitUntil((store) => store !== null)
    const { body, statusCode } = await get('/m/wallet')
    expect(statusCode).toBe(200)
    expect(body).toContain('shell /m/wallet')
    expect(body).toContain(`src="${base}Page.js"`)
    for (const encoding of ['br', 'gzip', 'identity']) {
      const known = await get(`${base}Page.js`, { 'accept-encoding': encoding })
      const text =
        known.headers['content-encoding'] === 'br' ? brotliDecompressSync(known.rawPayload) : known.rawPayload
      expect(text.toString()).toBe('page of wallet')
    }
    expect((await get(`${base}Hero.js`)).statusCode).toBe(404)
    const store = { reason: 'missing', since: expect.any(String) }
    expect(await readiness()).toEqual({ ready: true, seq: 2, store })
    expect((await get('/composition.json')).json()).toMatchObject({ staff: true, store, remotes: { wallet: {} } })

    const stranger = await withoutGateway()
    expect((await stranger.inject('/readyz')).statusCode).toBe(503)
    expect((await stranger.inject('/healthz')).statusCode).toBe(200)
    await stranger.close()

    await publishSamples()
    expect((await get(`${base}Hero.js`)).body).toBe('hero of wallet')
    await waitUntil((store) => store === null)
    expect(await readiness()).toEqual({ ready: true, seq: 2, store: null })
    expect((await get('/composition.json')).json().store).toBeUndefined()
  })
})
