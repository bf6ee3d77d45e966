import { join } from 'node:path'
import * as sdk from '@aws-sdk/client-s3'
import { publish } from '../release/publish'
import { prune } from '../release/prune'
import { verify } from '../release/verify'
import { copyChannel } from '../release/copy-channel'
import { bucketUnderTest } from '../testing/bucket-under-test'
import { releaseOf, smallFiles, smallHost, smallHostFiles, smallRemote, writeBuild } from '../testing/samples'
import { openFileStore } from './file-store'
import { auditEntries, checkJournal } from './journal'
import { openS3Store } from './s3-store'

/*
 * Against s3rver, a server that speaks S3 over HTTP. It ignores `If-None-Match`, so it cannot show what happens when two
 * writers meet in the same moment: that S3 turns the second one down is shown here only by the header that is sent and by
 * how the answer 412 is taken. Amazon S3, R2, MinIO and GCS honour the header.
 */
const { folder, place: own } = bucketUnderTest()

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
    retired: {},
    seals: {},
  }) as const
const buildOf = (name: string, digit = 'a') =>
  writeBuild(join(folder(), 'builds', name, digit), smallRemote(name, releaseOf('1.0.0', digit)), smallFiles(name), {
    compressed: false,
  })
const buildOfHost = () => writeBuild(join(folder(), 'host'), smallHost, smallHostFiles)

test('a published build is readable, its channel points to it, and it is whole', async () => {
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

test('what an upload that broke left is swept away after a while, whole releases are not', async () => {
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

test('a release whose upload broke is not there at all', async () => {
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
  // The next upload completes it.
  await publish(store, await buildOf('wallet'), 'stable', author)
  expect((await store.file('wallet', releaseOf('1.0.0', 'a'), 'Page.js'))?.bytes.toString()).toBe('page of wallet')
})

test('a change that names an outdated number is turned down and changes nothing', async () => {
  const store = openS3Store(own())
  expect(await store.append(0, stable(1, 'x'), entry)).toBe(true)
  expect(await store.append(0, stable(1, 'y'), entry)).toBe(false)
  expect((await store.channel('stable'))?.default).toEqual({ wallet: 'x' })
})

test('changes are written only where nothing is yet, and a 412 counts as lost', async () => {
  const place = own()
  const store = openS3Store(place)
  const conditions: unknown[] = []
  place.client.middlewareStack.add(
    (next) => async (args) => {
      const input = args.input as { Key?: string; IfNoneMatch?: string; Body?: unknown }
      if (input.Body !== undefined && /journal\/\d/.test(input.Key ?? '')) conditions.push(input.IfNoneMatch)
      return next(args)
    },
    { step: 'initialize', name: 'conditions' },
  )
  await publish(store, await buildOf('wallet'), 'stable', author)
  expect(conditions).toEqual(['*'])
  place.client.middlewareStack.remove('conditions')
  place.client.middlewareStack.add(
    () => async () => Promise.reject(Object.assign(new Error('taken'), { name: 'PreconditionFailed' })),
    {
      step: 'finalizeRequest',
      name: 'taken',
      priority: 'high',
    },
  )
  const unreadable = store.append(1, stable(2, 'x'), entry).catch(() => 'reading failed')
  expect(await unreadable).toBe('reading failed')
  place.client.middlewareStack.remove('taken')
  place.client.middlewareStack.add(
    (next, context) => async (args) =>
      context.commandName === 'PutObjectCommand'
        ? Promise.reject(Object.assign(new Error('taken'), { name: 'PreconditionFailed' }))
        : next(args),
    { step: 'initialize', name: 'taken' },
  )
  expect(await store.append(1, stable(2, 'x'), entry)).toBe(false)
  place.client.middlewareStack.remove('taken')
})

test('the audit log is one chain of objects', async () => {
  const store = openS3Store(own())
  await publish(store, await buildOf('wallet', 'a'), 'stable', author)
  await publish(store, await buildOf('wallet', 'b'), 'stable', author)
  const journal = await store.journal()
  expect(auditEntries(journal).map(({ to }) => to)).toEqual([releaseOf('1.0.0', 'a'), releaseOf('1.0.0', 'b')])
  expect(checkJournal(journal)).toEqual({ faults: [], warnings: [] })
})

test('pruned releases are gone, the shown one stays', async () => {
  const store = openS3Store(own())
  for (const digit of ['a', 'b', 'c', 'd']) await publish(store, await buildOf('wallet', digit), 'stable', author)
  await prune(store, { keep: 1 }, author)
  expect([...(await store.releases('wallet'))].sort()).toEqual([releaseOf('1.0.0', 'c'), releaseOf('1.0.0', 'd')])
  expect(await store.file('wallet', releaseOf('1.0.0', 'a'), 'Page.js')).toBeNull()
})

test.each([
  ['a bucket', () => openS3Store(own())],
  ['a folder', () => openFileStore(join(folder(), 'ballots'))],
])(
  'what edges have heard of canaries lies in %s, each edge’s own in place of what it wrote before',
  async (_what, open) => {
    const store = open()
    expect([await store.ballots('wallet-1'), await store.countedCanaries()]).toEqual([{}, []])
    await store.keepBallots('wallet-1', 'one', 'old')
    await store.keepBallots('wallet-1', 'one', 'new')
    await store.keepBallots('wallet-1', 'two', 'other')
    await store.keepBallots('wallet-12', 'one', 'another canary')
    expect([await store.ballots('wallet-1'), await store.countedCanaries()]).toEqual([
      { one: 'new', two: 'other' },
      ['wallet-1', 'wallet-12'],
    ])
    await expect(store.keepBallots('../journal', 'head', '{}')).rejects.toThrow('no name')
    await store.dropBallots('wallet-1', 'one')
    expect(await store.ballots('wallet-1')).toEqual({ two: 'other' })
    await store.dropBallots('wallet-1')
    expect(await store.countedCanaries()).toEqual(['wallet-12'])
  },
)

test('another reader sees a changed pointer within half a second', async () => {
  const place = own()
  const [writer, reader] = [openS3Store(place), openS3Store(place)]
  await publish(writer, await buildOf('wallet', 'a'), 'stable', author)
  expect((await reader.channel('stable'))?.default.wallet).toBe(releaseOf('1.0.0', 'a'))
  await publish(writer, await buildOf('wallet', 'b'), 'stable', author)
  await new Promise((resolve) => setTimeout(resolve, 450))
  expect((await reader.channel('stable'))?.default.wallet).toBe(releaseOf('1.0.0', 'b'))
})

test('a whole channel moves from files to a bucket and is whole there', async () => {
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
])('nothing outside a release can be read: %s %s %s', async (owner, release, file) => {
  const store = openS3Store(own())
  await publish(store, await buildOf('wallet'), 'stable', author)
  expect(await store.file(owner, release, file)).toBeNull()
})
