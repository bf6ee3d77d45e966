import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { prune } from '../release/prune'
import { effectiveChannel } from '../store/effective-channel'
import { openFileStore } from '../store/file-store'
import { auditEntries } from '../store/journal'
import type { ChannelDocument, ReleaseStore } from '../store/release-store'
import { placeChannel } from '../testing/place-channel'
import { canaryName, writeTold, type Ballot } from './ballots'
import { minimumSample } from './judge'
import { watchCanaries, type CanaryWatch } from './watch-canaries'

const [good, trial] = ['1.0.0+aaaaaaaaaaaa', '1.1.0+bbbbbbbbbbbb']
const rollout = { owner: 'wallet', release: trial, percent: 50, since: 'now' }
const document: ChannelDocument = {
  schema: 1,
  channel: 'stable',
  seq: 1,
  default: { wallet: good },
  rollouts: [rollout],
}
const name = canaryName('stable', rollout, good)

let root: string
let store: ReleaseStore
let edges: CanaryWatch[]
let said: string[]
const edge = (viewsPerAddress = 1000, of: ReleaseStore = store) => {
  const one = watchCanaries(of, () => effectiveChannel(of, 'stable'), {
    channel: 'stable',
    viewsPerAddress,
    exchangeEvery: 0,
    say: (sentence) => said.push(sentence),
  })
  edges.push(one)
  return one
}
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'edges-'))
  store = openFileStore(root)
  await placeChannel(store, document)
  edges = []
  said = []
})
afterEach(async () => {
  await Promise.all(edges.map(({ close }) => close()))
  await rm(root, { recursive: true, force: true })
})

const view = (id: string, release: string, failure: 'network' | null = null) => ({
  view: `view${id}`.padEnd(12, '0'),
  parts: [{ remote: 'wallet', release, module: './Page', failure }],
})
/** So many views of stable that went well, then so many of the canary that failed. */
const hears = async ({ hear }: CanaryWatch, id: string, from: string, well: number, failed: number) => {
  for (let count = 0; count < well; count++)
    await hear(view(`g${id}${count}x`, good), { address: from, merchant: 'aurora' })
  for (let count = 0; count < failed; count++)
    await hear(view(`t${id}${count}x`, trial, 'network'), { address: from, merchant: 'aurora' })
}
const runs = async () => (await store.channel('stable'))?.rollouts?.length === 1
const becomes = async (what: () => Promise<boolean>): Promise<boolean> => {
  for (let tries = 0; tries < 4000; tries++) {
    if (await what()) return true
    await pause(5)
  }
  return false
}
const heardOf = async () =>
  Object.values(await store.ballots(name)).map((text) => JSON.parse(text) as { canary: unknown[]; stable: unknown[] })
/** Until the store holds what these edges have heard of the canary. */
const told = (sum: number) =>
  becomes(async () => (await heardOf()).reduce((views, { canary }) => views + canary.length, 0) === sum)

test('edges of one store judge by what all of them have heard, and take a worse canary back once', async () => {
  const share = Math.ceil(minimumSample / 3) + 1
  for (const id of ['a', 'b', 'c']) await hears(edge(), id, `1.1.1.${id.charCodeAt(0)}`, share, share)
  expect(await becomes(async () => !(await runs()))).toBe(true)
  const pulled = auditEntries(await store.journal()).filter(({ action }) => action === 'pull-back')
  expect(pulled).toMatchObject([
    {
      who: 'edge',
      from: trial,
      to: good,
      evidence: { edges: 3, findings: [{ measure: 'failedLoads', canary: 1, stable: 0 }] },
    },
  ])
})

test('what an edge had heard before it ended still counts', async () => {
  const first = edge()
  await hears(first, 'a', '1.1.1.1', 20, 20)
  await first.close()
  expect(await told(20)).toBe(true)
  await hears(edge(), 'b', '1.1.1.2', 15, 15)
  expect(await becomes(async () => !(await runs()))).toBe(true)
})

test('a view that reports to two edges is one view', async () => {
  for (const one of [edge(), edge()]) await hears(one, 'same', '1.1.1.1', 40, 20)
  expect(await told(40)).toBe(true)
  await hears(edge(), 'c', '1.1.1.3', 1, 1)
  expect(await told(41)).toBe(true)
  expect(await runs()).toBe(true)
})

test('an address has one voice at all edges together', async () => {
  for (let count = 0; count < 5; count++) await hears(edge(10), `stable${count}`, `2.2.2.${count}`, 10, 0)
  for (const [index, one] of edges.entries()) await hears(one, `evil${index}`, '6.6.6.6', 0, 10)
  expect(await told(50)).toBe(true)
  await hears(edge(10), 'last', '3.3.3.3', 1, 0)
  expect(await becomes(async () => (await heardOf()).length === 6)).toBe(true)
  expect(await runs()).toBe(true)
})

const ballots = (count: number, failedLoad: boolean): Ballot[] =>
  Array.from({ length: count }, (_, index) => ({
    view: `other${index}`,
    voter: String(index),
    failedLoad,
    error: false,
    lcp: 900 + index,
  }))

test('a look that one edge has taken is not taken again by another one', async () => {
  await store.keepBallots(name, 'other', writeTold({ look: 0, canary: ballots(20, true), stable: ballots(40, false) }))
  await hears(edge(), 'a', '1.1.1.1', 1, 20)
  expect(await told(40)).toBe(true)
  expect(await runs()).toBe(true)
  // The next look is due at twice as many.
  await hears(edge(), 'b', '1.1.1.2', 1, 30)
  expect(await becomes(async () => !(await runs()))).toBe(true)
})

test('an edge that hears little judges by what the others have told, without waiting for more', async () => {
  await store.keepBallots(name, 'other', writeTold({ look: -1, canary: ballots(40, true), stable: ballots(40, false) }))
  await hears(edge(), 'a', '1.1.1.1', 1, 0)
  expect(await becomes(async () => !(await runs()))).toBe(true)
})

test.each([
  ['that is cut', '{"schema":1,"look":0,"can'],
  ['of another version', JSON.stringify({ schema: 2, look: 9, canary: [], stable: [] })],
  ['that is no list', JSON.stringify({ schema: 1, look: 9, canary: {}, stable: [] })],
])('what another edge says in a file %s counts for nothing', async (_what, text) => {
  await store.keepBallots(name, 'other', text)
  await hears(edge(), 'a', '1.1.1.1', minimumSample, minimumSample)
  expect(await becomes(async () => !(await runs()))).toBe(true)
  expect(auditEntries(await store.journal()).at(-1)?.evidence).toMatchObject({ edges: 1 })
})

test('an edge that cannot reach the others goes on with what it hears itself, and says so', async () => {
  const alone = { ...store, keepBallots: () => Promise.reject(new Error('the bucket is read-only')) }
  await hears(edge(1000, alone), 'a', '1.1.1.1', minimumSample, minimumSample)
  expect(await runs()).toBe(false)
  expect(await becomes(async () => said.some((sentence) => sentence.includes('the bucket is read-only')))).toBe(true)
})

test('nothing of an address is written down, and a canary that ended leaves nothing behind', async () => {
  const one = edge()
  await hears(one, 'a', '198.51.100.77', 2, 3)
  expect(await told(3)).toBe(true)
  expect(JSON.stringify(await store.ballots(name))).not.toContain('198.51')
  await store.keepBallots(name, 'dead', writeTold({ look: -1, canary: ballots(1, false), stable: [] }))
  await prune(store, { keep: 3 }, { who: 'ana', why: 'test' })
  expect(await store.countedCanaries()).toEqual([name])
  await placeChannel(store, { ...document, seq: 2, rollouts: [] })
  await hears(one, 'b', '198.51.100.77', 1, 0)
  expect(await becomes(async () => Object.keys(await store.ballots(name)).join() === 'dead')).toBe(true)
  await prune(store, { keep: 3 }, { who: 'ana', why: 'test' })
  expect(await store.countedCanaries()).toEqual([])
})
