import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prune } from '../release/publish/prune'
import { effectiveChannel } from '../store/effective-channel'
import { openFileStore } from '../store/file-store'
import { auditEntries } from '../store/journal'
import type { ChannelDocument } from '../store/channel-document'
import type { ReleaseStore } from '../store/release-store'
import { openS3Store } from '../store/s3-store'
import { bucketUnderTest } from '../testing/bucket-under-test'
import { writeChannel } from '../testing/write-channel'
import { minimumSample } from './evaluate'
import { canaryId, serializeSamples, type Sample } from './samples'
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
const samples = `canary/stable/samples/${canaryId('stable', rollout, good)}/`
const ttl = 20_000

const bucket = bucketUnderTest()

describe.each([
  ['a folder', (root: string) => openFileStore(root)],
  ['a bucket', () => openS3Store(bucket.place())],
])('several edges over %s', (_kind, open) => {
  let root: string
  let store: ReleaseStore
  let edges: CanaryWatch[]
  let reports: string[]
  /** The edges' monotonic clock in ms. */
  let clock: number
  const edge = (viewsPerAddress = 1000, of: ReleaseStore = store): CanaryWatch => {
    const one = watchCanaries(of, () => effectiveChannel(of, 'stable'), {
      channel: 'stable',
      viewsPerAddress,
      every: 3_600_000,
      leaseTtl: ttl,
      now: () => clock,
      report: (sentence) => reports.push(sentence),
    })
    edges.push(one)
    return one
  }
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'edges-'))
    store = open(root)
    await writeChannel(store, document)
    edges = []
    reports = []
    clock = 0
  })
  afterEach(async () => {
    await Promise.all(edges.map(({ close }) => close()))
    await rm(root, { recursive: true, force: true })
  })

  const view = (id: string, release: string, failure: 'network' | null = null) => ({
    view: `view${id}`.padEnd(12, '0'),
    parts: [{ remote: 'wallet', release, module: './Page', failure }],
  })
  /** Beacons of so many good views of stable, then of so many failed views of the canary. */
  const receive = async ({ record }: CanaryWatch, id: string, address: string, well: number, failed: number) => {
    for (let count = 0; count < well; count++)
      await record(view(`g${id}${count}x`, good), { address, merchant: 'aurora' })
    for (let count = 0; count < failed; count++)
      await record(view(`t${id}${count}x`, trial, 'network'), { address, merchant: 'aurora' })
  }
  const isRunning = async () => (await store.channel('stable'))?.rollouts?.length === 1
  const rollbacks = async () => auditEntries(await store.journal()).filter(({ action }) => action === 'auto-rollback')
  const holder = async () =>
    (JSON.parse((await store.shared.readVersion('canary/stable/evaluator.json'))?.text ?? '{}') as { holder?: string })
      .holder

  test('each edge has a third of the samples: the holder of the lease evaluates all and rolls back once', async () => {
    const share = Math.ceil(minimumSample / 3) + 1
    for (const id of ['a', 'b', 'c']) await receive(edge(), id, `1.1.1.${id.charCodeAt(0)}`, share, share)
    for (const { run } of edges) await run()
    expect(await isRunning()).toBe(true)
    for (const { run } of [...edges, ...edges]) await run()
    expect(await isRunning()).toBe(false)
    expect(await rollbacks()).toMatchObject([
      {
        who: 'edge',
        from: trial,
        to: good,
        evidence: { edges: 3, findings: [{ measure: 'failedLoads', canary: 1, stable: 0 }] },
      },
    ])
  })

  test('edges that run at the same time: one of them holds the lease, and the canary is rolled back once', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await receive(edge(), id, `1.1.1.${id.charCodeAt(0)}`, 20, 20)
    for (let round = 0; round < 3; round++) await Promise.all(edges.map(({ run }) => run()))
    expect(await isRunning()).toBe(false)
    expect(await rollbacks()).toHaveLength(1)
  })

  test('the holder dies: another edge takes the lease over after the TTL, and the samples of the dead one count', async () => {
    const [first, second] = [edge(), edge()]
    await receive(first, 'a', '1.1.1.1', 20, 20)
    await first.run()
    const dead = await holder()
    await receive(second, 'b', '1.1.1.2', 15, 15)
    await second.run()
    clock += ttl - 1
    await second.run()
    expect([await holder(), await isRunning()]).toEqual([dead, true])
    clock += 1
    await second.run()
    expect(await holder()).not.toBe(dead)
    expect(await isRunning()).toBe(false)
  })

  test('an edge that ends: another one can take the lease at once, and the samples of the ended one count', async () => {
    const first = edge()
    await first.run()
    await receive(first, 'a', '1.1.1.1', 20, 20)
    await first.close()
    expect(await holder()).toBeNull()
    const second = edge()
    await receive(second, 'b', '1.1.1.2', 15, 15)
    await second.run()
    expect(await isRunning()).toBe(false)
  })

  test('a view that reports to two edges counts once', async () => {
    const [first, second, third] = [edge(), edge(), edge()]
    for (const one of [first, second]) await receive(one, 'same', '1.1.1.1', 40, 20)
    await receive(third, 'c', '1.1.1.3', 1, 1)
    for (const { run } of [third, second, first, third]) await run()
    expect(await isRunning()).toBe(true)
  })

  test('the per-address limit holds for the sum of all edges', async () => {
    for (let count = 0; count < 5; count++) await receive(edge(10), `stable${count}`, `2.2.2.${count}`, 10, 0)
    for (const [index, one] of edges.entries()) await receive(one, `evil${index}`, '6.6.6.6', 0, 10)
    for (const { run } of [...edges, ...edges]) await run()
    expect(await isRunning()).toBe(true)
  })

  const others = (count: number, failedLoad: boolean): Sample[] =>
    Array.from({ length: count }, (_, index) => ({
      view: `other${index}`,
      address: String(index),
      failedLoad,
      error: false,
      lcp: 900 + index,
    }))

  test('a checkpoint that the last holder evaluated is not evaluated again by the next one', async () => {
    const text = { schema: 1, holder: null, renewal: 7, checkpoints: { [canaryId('stable', rollout, good)]: 0 } }
    await store.shared.swap('canary/stable/evaluator.json', null, JSON.stringify(text))
    await store.shared.write(
      `${samples}other.json`,
      serializeSamples({ canary: others(20, true), stable: others(40, false) }),
    )
    const one = edge()
    await receive(one, 'a', '1.1.1.1', 1, 20)
    await one.run()
    expect(await isRunning()).toBe(true)
    // The next checkpoint is at 60 views.
    await receive(one, 'b', '1.1.1.2', 1, 30)
    await one.run()
    expect(await isRunning()).toBe(false)
  })

  test.each([
    ['cut', '{"schema":1,"can'],
    ['of another version', JSON.stringify({ schema: 2, canary: [], stable: [] })],
    ['without lists', JSON.stringify({ schema: 1, canary: {}, stable: [] })],
  ])('a samples file that is %s is ignored', async (_what, text) => {
    await store.shared.write(`${samples}other.json`, text)
    const one = edge()
    await receive(one, 'a', '1.1.1.1', minimumSample, minimumSample)
    await one.run()
    expect(await rollbacks()).toMatchObject([{ evidence: { edges: 1 } }])
  })

  test('the store is read-only: the reason is reported once', async () => {
    const write = () => Promise.reject(new Error('the bucket is read-only'))
    const one = edge(1000, { ...store, shared: { ...store.shared, write } })
    await receive(one, 'a', '1.1.1.1', minimumSample, minimumSample)
    await one.run()
    await one.run()
    expect(reports).toEqual(['canaries are not evaluated: the bucket is read-only'])
  })

  test('a canary that ended: edges delete their samples, prune deletes those of dead edges, and no address was stored', async () => {
    const one = edge()
    await receive(one, 'a', '198.51.100.77', 2, 3)
    await one.run()
    const names = await store.shared.list('canary/')
    expect(names.filter((name) => name.startsWith(samples))).toHaveLength(1)
    for (const name of names) expect(await store.shared.read(name)).not.toContain('198.51')
    await store.shared.write(`${samples}dead.json`, serializeSamples({ canary: others(1, false), stable: [] }))
    await store.shared.write('canary/wallet-0123456789abcdef/of-an-older-version.json', '{}')
    await prune(store, { keep: 3 }, { who: 'ana', why: 'test' })
    expect(await store.shared.list(samples)).toHaveLength(2)
    expect(await store.shared.list('canary/wallet')).toEqual([])
    await writeChannel(store, { ...document, seq: 2, rollouts: [] })
    await one.run()
    expect(await store.shared.list(samples)).toEqual([`${samples}dead.json`])
    await prune(store, { keep: 3 }, { who: 'ana', why: 'test' })
    expect(await store.shared.list(samples)).toEqual([])
  })
})
