import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFileStore } from '../../store/file-store'
import type { ReleaseStore } from '../../store/release-store'
import { releaseOf, smallFiles, smallHost, smallHostFiles, smallRemote, writeBuild } from '../../testing/samples'
import { prune } from './prune'
import { publish } from './publish'
import { verify } from '../verify/verify'

let root: string
let store: ReleaseStore
const author = { who: 'ana', why: 'test' }
const release = (digit: string) => releaseOf('1.0.0', digit)
const build = (digit: string, name = 'wallet') =>
  writeBuild(join(root, 'builds', name, digit), smallRemote(name, release(digit)), smallFiles(name), {
    compressed: false,
  })
const at = async (digit: string, channel = 'stable', name = 'wallet') =>
  publish(store, await build(digit, name), channel, author)
const pendingDeletion = async () => Object.keys((await store.state()).pendingDeletion)

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'prune-'))
  store = openFileStore(join(root, 'store'))
  const host = await writeBuild(join(root, 'builds/host'), smallHost, smallHostFiles, { compressed: false })
  await publish(store, host, 'stable', author)
  for (const digit of ['a', 'b', 'c', 'd']) await at(digit)
})
afterEach(() => rm(root, { recursive: true, force: true }))

test('channel opened during a prune: it cannot point to a release that is being deleted', async () => {
  let published: unknown
  const racing: ReleaseStore = {
    ...store,
    remove: async (owner, deletedRelease) => {
      published ??= await publish(store, await build(deletedRelease.at(-1) ?? ''), 'squad', author)
      return store.remove(owner, deletedRelease)
    },
  }
  await prune(racing, { keep: 1 }, author)
  expect(published).toMatchObject({ kind: 'refused', problems: [{ code: 'pending-deletion' }] })
  expect((await verify(store)).faults).toEqual([])
  expect(await at('a', 'squad')).toMatchObject({ kind: 'published' })
  expect((await verify(store)).faults).toEqual([])
})

test('killed prune: the next one finishes it, and the release can be published again', async () => {
  const killed: ReleaseStore = { ...store, remove: () => Promise.reject(new Error('kill -9')) }
  await expect(prune(killed, { keep: 1 }, author)).rejects.toThrow('kill -9')
  expect(await pendingDeletion()).toEqual([`wallet/${release('a')}`, `wallet/${release('b')}`])
  expect(await at('a')).toMatchObject({ kind: 'refused' })
  await prune(store, { keep: 9 }, author)
  expect(await pendingDeletion()).toEqual([])
  expect([...(await store.releases('wallet'))].sort()).toEqual([release('c'), release('d')])
  expect(await at('a')).toMatchObject({ kind: 'published' })
  expect((await verify(store)).faults).toEqual([])
})

test('prune suspended while another one finishes: it deletes nothing any more', async () => {
  const slow: ReleaseStore = {
    ...store,
    state: async () => {
      const state = await store.state()
      // Between marking and the first deletion another prune finishes, and a squad publishes the release again.
      if (Object.keys(state.pendingDeletion).length === 0 || state.n !== marked) return state
      await prune(store, { keep: 1 }, author)
      await at('a', 'squad')
      return store.state()
    },
  }
  const marked = (await store.state()).n + 1
  await prune(slow, { keep: 1 }, author)
  expect((await store.channel('squad'))?.default.wallet).toBe(release('a'))
  expect((await verify(store)).faults).toEqual([])
})

test('prune of one owner: the proven set and other owners stay', async () => {
  for (const digit of ['e', 'f', 'b']) await at(digit, 'stable', 'games')
  await prune(store, { keep: 1, owner: 'wallet', proven: { wallet: release('a') } }, author)
  expect([...(await store.releases('wallet'))].sort()).toEqual([release('a'), release('c'), release('d')])
  expect(await store.releases('games')).toHaveLength(3)
})
