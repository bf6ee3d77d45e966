import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostFiles, hostManifest, releaseOf, remoteFiles, remoteManifest, writeBuild } from '../testing/samples'
import { openFileStore } from './file-store'
import { auditEntries, checkJournal } from './journal'
import { publish, withdraw } from '../release/publish/publish'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'store-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const open = () => openFileStore(join(root, 'store'))
const buildOf = (name: string, digit = 'a', change = {}) =>
  writeBuild(
    join(root, 'builds', name, digit),
    remoteManifest(name, { release: releaseOf('1.0.0', digit), ...change }),
    remoteFiles(name),
  )
const audit = async () => auditEntries(await open().journal())

test('published build: readable, and its channel points to it', async () => {
  const store = open()
  expect(await publish(store, await buildOf('wallet'))).toEqual({
    kind: 'published',
    owner: 'wallet',
    release: '1.0.0+aaaaaaaaaaaa',
    from: null,
    seq: 1,
    warnings: [],
  })
  expect(await publish(store, await writeBuild(join(root, 'host'), hostManifest, hostFiles))).toMatchObject({
    owner: 'host',
    seq: 2,
  })
  expect(await store.channel('stable')).toMatchObject({
    seq: 2,
    default: { wallet: '1.0.0+aaaaaaaaaaaa', host: hostManifest.release },
  })
  expect((await store.remote('wallet', '1.0.0+aaaaaaaaaaaa'))?.name).toBe('wallet')
  expect((await store.file('wallet', '1.0.0+aaaaaaaaaaaa', 'Page.js'))?.bytes.toString()).toBe('page of wallet')
})

test('failed copy of a release: not visible, and the next try works', async () => {
  const store = open()
  const build = await buildOf('wallet')
  // A socket cannot be copied.
  const socket = createServer()
  await new Promise<void>((resolve) => socket.listen(join(build, 'z.sock'), resolve))
  await expect(store.put('wallet', releaseOf('1.0.0', 'a'), build)).rejects.toThrow()
  expect([await store.has('wallet', releaseOf('1.0.0', 'a')), await store.releases('wallet')]).toEqual([false, []])
  expect(await readdir(join(root, 'store/releases/wallet'))).toEqual([])
  await new Promise((resolve) => socket.close(resolve))
  expect(await publish(store, build)).toMatchObject({ kind: 'published' })
})

test('same build published twice: nothing changes', async () => {
  const store = open()
  const build = await buildOf('wallet')
  await publish(store, build)
  expect(await publish(store, build)).toEqual({ kind: 'unchanged', owner: 'wallet', release: '1.0.0+aaaaaaaaaaaa' })
  expect((await store.channel('stable'))?.seq).toBe(1)
  expect(await audit()).toHaveLength(1)
})

test('every change of a pointer is in the audit log with the old release', async () => {
  const store = open()
  await publish(store, await buildOf('wallet', 'a'))
  await publish(store, await buildOf('wallet', 'b'))
  expect(await audit()).toMatchObject([
    { action: 'publish', owner: 'wallet', from: null, to: '1.0.0+aaaaaaaaaaaa', seq: 1 },
    { action: 'publish', owner: 'wallet', from: '1.0.0+aaaaaaaaaaaa', to: '1.0.0+bbbbbbbbbbbb', seq: 2 },
  ])
})

test('two remotes with the same path: the second is refused', async () => {
  const store = open()
  await publish(store, await buildOf('wallet'))
  const result = await publish(store, await buildOf('cashier', 'a', { routes: remoteManifest('wallet').routes }))
  const parties = [`cashier ${releaseOf('1.0.0', 'a')}`, `wallet ${releaseOf('1.0.0', 'a')}`]
  expect(result).toMatchObject({
    kind: 'refused',
    problems: [
      { code: 'incompatible', parties, sentence: expect.stringContaining('both claim /m/wallet') },
      { code: 'incompatible', parties, sentence: expect.stringContaining('both claim /m/old-wallet') },
    ],
  })
  expect((await store.channel('stable'))?.default).not.toHaveProperty('cashier')
})

test('build with altered files: refused', async () => {
  const store = open()
  const build = await buildOf('wallet')
  await writeFile(join(build, 'Page.js'), 'something else')
  expect(await publish(store, build)).toMatchObject({
    kind: 'refused',
    problems: [{ code: 'file-altered', parties: [expect.any(String), 'Page.js'] }],
  })
  expect(await store.channel('stable')).toBeNull()
})

test('squads publish at the same time: all succeed, no change is lost', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  const builds = await Promise.all(names.map((name) => buildOf(name)))
  const results = await Promise.all(builds.map((build) => publish(open(), build)))
  expect(results.map(({ kind }) => kind)).toEqual(names.map(() => 'published'))
  expect(await open().channel('stable')).toMatchObject({
    seq: 6,
    default: Object.fromEntries(names.map((name) => [name, '1.0.0+aaaaaaaaaaaa'])),
  })
})

test('change with an outdated number: refused, nothing changes', async () => {
  const store = open()
  const change = (wallet: string) =>
    ({
      channels: { stable: { schema: 1, channel: 'stable', seq: 1, default: { wallet } } },
      pendingDeletion: {},
      checksums: {},
    }) as const
  const entry = {
    at: 'now',
    action: 'publish',
    channel: 'stable',
    owner: 'wallet',
    from: null,
    to: 'x',
    seq: 1,
    who: 'ana',
    why: 'test',
  } as const
  expect(await store.append(0, change('x'), entry)).toBe(true)
  expect(await store.append(0, change('y'), entry)).toBe(false)
  expect((await store.channel('stable'))?.default).toEqual({ wallet: 'x' })
})

test('sweep deletes abandoned drafts and nothing else', async () => {
  const store = open()
  await publish(store, await buildOf('wallet'))
  const left = ['releases/wallet/1.0.0+bbbbbbbbbbbb.draft-7-x', 'releases/wallet/1.0.0+cccccccccccc.gone-7-x']
  for (const place of left) await mkdir(join(root, 'store', place))
  await writeFile(join(root, 'store/journal/.draft-7-x'), '{')
  expect(await store.sweep(60_000)).toEqual([])
  expect([...(await store.sweep(-1000))].sort()).toEqual(['journal/.draft-7-x', ...left])
  expect(await readdir(join(root, 'store/releases/wallet'))).toEqual(['1.0.0+aaaaaaaaaaaa'])
  expect((await readdir(join(root, 'store/journal'))).sort()).toEqual(['0000000001.json', 'head.json'])
})

test('folder from before the journal: used as it is, and the first change records the hash of its log', async () => {
  await mkdir(join(root, 'store/channels'), { recursive: true })
  await writeFile(
    join(root, 'store/channels/stable.json'),
    JSON.stringify({ schema: 1, channel: 'stable', seq: 4, default: { games: 'x' } }),
  )
  const log = join(root, 'store/audit.jsonl')
  await writeFile(log, `${JSON.stringify({ action: 'publish', owner: 'games', to: 'x', n: 1 })}\n`)
  const store = open()
  expect(await store.channel('stable')).toMatchObject({ seq: 4, default: { games: 'x' } })
  await publish(store, await buildOf('wallet'))
  expect(await store.channel('stable')).toMatchObject({ seq: 5, default: { games: 'x', wallet: '1.0.0+aaaaaaaaaaaa' } })
  expect((await audit()).map(({ owner }) => owner)).toEqual(['games', 'wallet'])
  expect(checkJournal(await store.journal()).faults).toEqual([])
  await writeFile(log, '')
  expect(checkJournal(await store.journal()).faults).toEqual([expect.stringContaining('audit.jsonl')])
})

test('withdrawn remote: its releases stay in the store', async () => {
  const store = open()
  await publish(store, await buildOf('wallet'))
  expect(await withdraw(store, 'wallet')).toBe(true)
  expect((await store.channel('stable'))?.default).toEqual({})
  expect(await store.has('wallet', '1.0.0+aaaaaaaaaaaa')).toBe(true)
})

test.each([
  ['..', '1.0.0+aaaaaaaaaaaa', 'Page.js'],
  ['wallet', '../host', 'Page.js'],
  ['wallet', '1.0.0+aaaaaaaaaaaa', '../../../channels/stable.json'],
  ['wallet', '1.0.0+aaaaaaaaaaaa', 'texts'],
  ['wallet', '1.0.0+aaaaaaaaaaaa', '.hidden'],
])('path %s %s %s: nothing outside a release can be read', async (owner, release, file) => {
  const store = open()
  await publish(store, await buildOf('wallet'))
  expect(await store.file(owner, release, file)).toBeNull()
})
