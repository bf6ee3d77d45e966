import { join } from 'node:path'
import * as sdk from '@aws-sdk/client-s3'
import { publish } from '../release/publish/publish'
import { prune } from '../release/publish/prune'
import { verify } from '../release/verify/verify'
import { copyChannel } from '../release/publish/copy-channel'
import { bucketUnderTest } from '../testing/bucket-under-test'
import { releaseOf, smallFiles, smallHost, smallHostFiles, smallRemote, writeBuild } from '../testing/samples'
import { openFileStore } from './file-store'
import { changeChannel } from './change-channel'
import { auditEntries, checkJournal } from './journal'
import { openS3Store } from './s3-store'

const { folder, place: own, server } = bucketUnderTest()

const author = { who: 'ana', why: 'test' }
const entry = {
  at: 'now',
  action: 'publish',
  channel: 'stable',
  owner: 'wallet',
  from: null,
  to: 'x',
  seq: 1,
  ...author,
} as const
const stable = (seq: number, wallet: string) =>
  ({
    channels: { stable: { schema: 1, channel: 'stable', seq, default: { wallet } } },
    pendingDeletion: {},
    checksums: {},
  }) as const
const buildOf = (name: string, digit = 'a') =>
  writeBuild(join(folder(), 'builds', name, digit), smallRemote(name, releaseOf('1.0.0', digit)), smallFiles(name), {
    compressed: false,
  })
const buildOfHost = () => writeBuild(join(folder(), 'host'), smallHost, smallHostFiles)

test('published build in a bucket: readable, intact, and its channel points to it', async () => {
  const store = openS3Store(own())
  await publish(store, await buildOfHost(), 'stable', author)
  expect(await publish(store, await buildOf('wallet'), 'stable', author)).toMatchObject({
    kind: 'published',
    release: releaseOf('1.0.0', 'a'),
    seq: 2,
  })
  expect((await store.file('wallet', releaseOf('1.0.0', 'a'), 'Page.js'))?.bytes.toString()).toBe('page of wallet')
  expect(await store.owners()).toEqual(['host', 'wallet'])
  expect(await store.channels()).toEqual(['stable'])
  expect(await verify(store)).toMatchObject({ releases: 2, faults: [] })
  expect(await publish(store, await buildOf('wallet'), 'stable', author)).toMatchObject({ kind: 'unchanged' })
})

test('sweep deletes abandoned uploads, not complete releases', async () => {
  const place = own()
  const store = openS3Store(place)
  await publish(store, await buildOf('wallet'), 'stable', author)
  await place.client.send(
    new sdk.PutObjectCommand({
      Bucket: place.bucket,
      Key: `${place.prefix}releases/games/${releaseOf('1.0.0', 'a')}/Page.js`,
      Body: 'half',
    }),
  )
  expect(await store.sweep(60_000)).toEqual([])
  expect(await store.sweep(-60_000)).toEqual([`releases/games/${releaseOf('1.0.0', 'a')}`])
  expect(await store.sweep(-60_000)).toEqual([])
  expect(await store.has('wallet', releaseOf('1.0.0', 'a'))).toBe(true)
})

test('failed upload of a release: not visible', async () => {
  const place = own()
  const store = openS3Store(place)
  await place.client.send(
    new sdk.PutObjectCommand({
      Bucket: place.bucket,
      Key: `${place.prefix}releases/wallet/${releaseOf('1.0.0', 'a')}/Page.js`,
      Body: 'half',
    }),
  )
  expect(await store.has('wallet', releaseOf('1.0.0', 'a'))).toBe(false)
  expect(await store.file('wallet', releaseOf('1.0.0', 'a'), 'Page.js')).toBeNull()
  expect(await store.releases('wallet')).toEqual([])
  await publish(store, await buildOf('wallet'), 'stable', author)
  expect((await store.file('wallet', releaseOf('1.0.0', 'a'), 'Page.js'))?.bytes.toString()).toBe('page of wallet')
})

test('change with an outdated number: refused, nothing changes', async () => {
  const store = openS3Store(own())
  expect(await store.append(0, stable(1, 'x'), entry)).toBe(true)
  expect(await store.append(0, stable(1, 'y'), entry)).toBe(false)
  expect((await store.channel('stable'))?.default).toEqual({ wallet: 'x' })
})

test('two uploads of the same number at the same time: the bucket refuses one with 409, and it counts as lost', async () => {
  const place = own()
  const [one, other] = [openS3Store(place), openS3Store(place)]
  let release = (): void => undefined
  const bothArrived = new Promise<void>((resolve) => {
    release = resolve
  })
  server().holdWrites(bothArrived)
  const writes = [one.append(0, stable(1, 'x'), entry), other.append(0, stable(1, 'y'), entry)]
  while (server().heldWrites() < 2) await new Promise((resolve) => setTimeout(resolve, 5))
  release()
  expect((await Promise.all(writes)).sort()).toEqual([false, true])
  server().holdWrites(null)
  expect(server().refusals()).toEqual([409])
  expect((await one.journal()).texts).toHaveLength(1)
})

test('a number taken between the list and the write: the bucket refuses with 412, and the write counts as lost', async () => {
  const place = own()
  const first = openS3Store(place)
  const send = async (command: Parameters<sdk.S3Client['send']>[0]) => {
    if (command instanceof sdk.PutObjectCommand) await first.append(0, stable(1, 'x'), entry)
    return place.client.send(command)
  }
  const late = openS3Store({ ...place, client: Object.assign(Object.create(place.client), { send }) as sdk.S3Client })
  expect(await late.append(0, stable(1, 'y'), entry)).toBe(false)
  expect(server().refusals()).toEqual([412])
  expect((await first.channel('stable'))?.default).toEqual({ wallet: 'x' })
})

test('ten writers at once: every number of the journal has one winner, and no acknowledged change is lost', async () => {
  const place = own()
  const owners = Array.from({ length: 10 }, (_, index) => `remote${'abcdefghij'[index]}`)
  const changed = await Promise.all(
    owners.map((owner) =>
      changeChannel(openS3Store(place), 'stable', author, (document) => ({
        kind: 'change',
        next: { default: { ...document.default, [owner]: 'x' } },
        entry: { action: 'publish', owner, from: null, to: 'x' },
      })),
    ),
  )
  expect(changed.map(({ kind }) => kind)).toEqual(owners.map(() => 'changed'))
  const store = openS3Store(place)
  expect(Object.keys((await store.channel('stable'))?.default ?? {}).sort()).toEqual(owners)
  const journal = await store.journal()
  expect(
    auditEntries(journal)
      .map(({ owner }) => owner)
      .sort(),
  ).toEqual(owners)
  expect(checkJournal(journal)).toEqual({ faults: [], warnings: [] })
})

test('audit log in a bucket: one chain of objects', async () => {
  const store = openS3Store(own())
  await publish(store, await buildOf('wallet', 'a'), 'stable', author)
  await publish(store, await buildOf('wallet', 'b'), 'stable', author)
  const journal = await store.journal()
  expect(auditEntries(journal).map(({ to }) => to)).toEqual([releaseOf('1.0.0', 'a'), releaseOf('1.0.0', 'b')])
  expect(checkJournal(journal)).toEqual({ faults: [], warnings: [] })
})

test('prune in a bucket: deletes old releases, keeps the shown one', async () => {
  const store = openS3Store(own())
  for (const digit of ['a', 'b', 'c', 'd']) await publish(store, await buildOf('wallet', digit), 'stable', author)
  await prune(store, { keep: 1 }, author)
  expect([...(await store.releases('wallet'))].sort()).toEqual([releaseOf('1.0.0', 'c'), releaseOf('1.0.0', 'd')])
  expect(await store.file('wallet', releaseOf('1.0.0', 'a'), 'Page.js')).toBeNull()
})

test.each([
  ['a bucket', () => openS3Store(own())],
  ['a folder', () => openFileStore(join(folder(), 'shared'))],
])('shared texts in %s: written, replaced, listed below a prefix and removed', async (_what, open) => {
  const { shared } = open()
  const name = (canary: string, edge: string) => `canary/stable/samples/${canary}/${edge}.json`
  expect([await shared.list('canary/'), await shared.read(name('wallet-1', 'one'))]).toEqual([[], null])
  await shared.write(name('wallet-1', 'one'), 'old')
  await shared.write(name('wallet-1', 'one'), 'new')
  await shared.write(name('wallet-1', 'two'), 'other')
  await shared.write(name('wallet-12', 'one'), 'another canary')
  expect(await shared.read(name('wallet-1', 'one'))).toBe('new')
  expect(await shared.list('canary/stable/samples/wallet-1/')).toEqual([
    name('wallet-1', 'one'),
    name('wallet-1', 'two'),
  ])
  await expect(shared.write('canary/../journal/head.json', '{}')).rejects.toThrow('no name')
  await shared.remove([name('wallet-1', 'one'), name('wallet-1', 'two')])
  expect(await shared.list('canary/')).toEqual([name('wallet-12', 'one')])
})

test('another reader sees a changed pointer within half a second', async () => {
  const place = own()
  const [writer, reader] = [openS3Store(place), openS3Store(place)]
  await publish(writer, await buildOf('wallet', 'a'), 'stable', author)
  expect((await reader.channel('stable'))?.default.wallet).toBe(releaseOf('1.0.0', 'a'))
  await publish(writer, await buildOf('wallet', 'b'), 'stable', author)
  await new Promise((resolve) => setTimeout(resolve, 450))
  expect((await reader.channel('stable'))?.default.wallet).toBe(releaseOf('1.0.0', 'b'))
})

test('channel copied from files to a bucket: intact there', async () => {
  const files = openFileStore(join(folder(), 'files'))
  await publish(files, await buildOfHost(), 'stable', author)
  for (const digit of ['b', 'a']) await publish(files, await buildOf('wallet', digit), 'stable', author)
  const bucket = openS3Store(own())
  await copyChannel(files, bucket, 'stable', join(folder(), 'copied'))
  expect((await bucket.channel('stable'))?.default).toEqual((await files.channel('stable'))?.default)
  expect((await verify(bucket)).faults).toEqual([])
})

test.each([
  ['wallet', releaseOf('1.0.0', 'a'), '../../../channels/stable.json'],
  ['..', releaseOf('1.0.0', 'a'), 'Page.js'],
  ['wallet', '../host', 'Page.js'],
])('path %s %s %s: nothing outside a release can be read', async (owner, release, file) => {
  const store = openS3Store(own())
  await publish(store, await buildOf('wallet'), 'stable', author)
  expect(await store.file(owner, release, file)).toBeNull()
})
