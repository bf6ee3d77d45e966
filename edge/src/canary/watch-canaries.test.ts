import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { effectiveChannel } from '../store/effective-channel'
import { openFileStore } from '../store/file-store'
import { auditEntries } from '../store/journal'
import type { ChannelDocument } from '../store/channel-document'
import type { ReleaseStore } from '../store/release-store'
import { writeChannel } from '../testing/write-channel'
import { minimumSample, type Finding } from './evaluate'
import { watchCanaries, type CanaryWatch } from './watch-canaries'

let root: string
let store: ReleaseStore
const [good, trial] = ['1.0.0+aaaaaaaaaaaa', '1.1.0+bbbbbbbbbbbb']
const document: ChannelDocument = {
  schema: 1,
  channel: 'stable',
  seq: 1,
  default: { wallet: good, games: good },
  rollouts: [{ owner: 'wallet', release: trial, percent: 10, since: 'now' }],
}
const reports: string[] = []
const watches: CanaryWatch[] = []
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'canary-'))
  store = openFileStore(root)
  await writeChannel(store, document)
})
afterEach(async () => {
  await Promise.all(watches.splice(0).map(({ close }) => close()))
  await rm(root, { recursive: true, force: true })
})

const watch = (viewsPerAddress = 1000) => {
  const one = watchCanaries(store, () => effectiveChannel(store, 'stable'), {
    channel: 'stable',
    viewsPerAddress,
    every: 3_600_000,
    leaseTtl: 20_000,
    report: (sentence) => reports.push(sentence),
  })
  watches.push(one)
  return one
}
const from = (address: string, merchant = 'aurora') => ({ address, merchant })
let views = 0
const view = (
  release: string,
  failure: 'render-error' | 'network' | null = null,
  remote = 'wallet',
  id = `view${String((views += 1)).padStart(8, '0')}`,
) => ({
  view: id,
  parts: [{ remote, release, module: './Page', failure }],
})
const isRunning = async () => (await store.channel('stable'))?.rollouts?.length === 1

test('half of the canary’s views throw: it is rolled back, with the figures in the audit log', async () => {
  const { record, run } = watch()
  for (let count = 0; count < minimumSample; count++) {
    await record(view(good), from('1.1.1.1'))
    await record(view(trial, count % 2 === 0 ? 'render-error' : null), from('1.1.1.1'))
  }
  await run()
  expect(await store.channel('stable')).toMatchObject({ default: { wallet: good }, rollouts: [] })
  const entry = auditEntries(await store.journal()).at(-1)
  expect(entry).toMatchObject({
    action: 'auto-rollback',
    owner: 'wallet',
    from: trial,
    to: good,
    who: 'edge',
    evidence: { findings: [{ measure: 'errors', canary: 0.5, stable: 0 }] },
  })
  const [finding] = entry?.evidence?.findings as readonly Finding[]
  expect(finding?.p).toBeLessThan(finding?.alpha ?? 0)
  expect(reports.at(-1)).toContain(`canary wallet ${trial} was rolled back`)
})

test('the canary has enough views before stable has: it is evaluated when stable has them too', async () => {
  const { record, run } = watch()
  for (let count = 0; count < minimumSample + 5; count++) await record(view(trial, 'network'), from('1.1.1.1'))
  await run()
  expect(await isRunning()).toBe(true)
  for (let count = 0; count < minimumSample; count++) await record(view(good), from('1.1.1.1'))
  await run()
  expect(await isRunning()).toBe(false)
})

test('a canary as good as stable stays', async () => {
  const { record, run } = watch()
  for (let count = 0; count < 3 * minimumSample; count++)
    for (const release of [good, trial]) await record(view(release), from('1.1.1.1'))
  await run()
  expect(await isRunning()).toBe(true)
})

test('a release that is a canary for the second time: only the samples since then count', async () => {
  const { record, run } = watch()
  for (let count = 0; count < 4 * minimumSample; count++)
    for (const release of [good, trial]) await record(view(release), from('1.1.1.1'))
  await run()
  expect(await isRunning()).toBe(true)
  await writeChannel(store, { ...document, seq: 2, rollouts: [] })
  await run()
  await writeChannel(store, {
    ...document,
    seq: 3,
    rollouts: [{ owner: 'wallet', release: trial, percent: 10, since: 'later' }],
  })
  for (let count = 0; count < minimumSample; count++) await record(view(trial, 'render-error'), from('2.2.2.2'))
  await run()
  expect(await isRunning()).toBe(false)
})

test('the store refuses the rollback: the next run repeats it', async () => {
  const { append } = store
  let isFailing = true
  store = {
    ...store,
    append: (...args) => (isFailing ? Promise.reject(new Error('the store is away')) : append(...args)),
  }
  const { record, run } = watch()
  for (let count = 0; count < minimumSample; count++)
    for (const [release, failure] of [
      [good, null],
      [trial, 'network'],
    ] as const)
      await record(view(release, failure), from('1.1.1.1'))
  await run()
  expect(await isRunning()).toBe(true)
  expect(reports.at(-1)).toBe('canaries are not evaluated: the store is away')
  isFailing = false
  await run()
  expect(await isRunning()).toBe(false)
})

test('failures from one address, or from one view that reports again and again: the canary stays', async () => {
  const { record, run } = watch(10)
  for (let count = 0; count < 4 * minimumSample; count++) {
    await record(view(good), from(`9.9.9.${count}`))
    await record(view(trial, 'network'), from('6.6.6.6'))
    await record(view(trial, 'network', 'wallet', 'sameview1'), from(`7.7.7.${count}`))
  }
  await run()
  expect(await isRunning()).toBe(true)
})

test('failures from one address under the host names of all merchants: the canary stays', async () => {
  const { record, run } = watch(10)
  for (let count = 0; count < 4 * minimumSample; count++) {
    await record(view(good), from(`9.9.9.${count}`))
    await record(view(trial, 'network'), from('6.6.6.6', ['aurora', 'lotus', 'mistral', 'nova'][count % 4]))
  }
  await run()
  expect(await isRunning()).toBe(true)
})

test('a canary of one merchant is compared with other visitors of that merchant only', async () => {
  await writeChannel(store, {
    ...document,
    seq: 2,
    rollouts: [{ owner: 'wallet', release: trial, percent: 10, merchants: ['lotus'], since: 'now' }],
  })
  const { record, run } = watch()
  // Both releases fail on the networks of lotus; all is well at aurora.
  for (let count = 0; count < 2 * minimumSample; count++) {
    await record(view(good), from('1.1.1.1'))
    await record(view(good, 'network'), from('2.2.2.2', 'lotus'))
    await record(view(trial, 'network'), from('2.2.2.2', 'lotus'))
  }
  await run()
  expect(await isRunning()).toBe(true)
  // Only the canary fails at lotus.
  for (let count = 0; count < 8 * minimumSample; count++) {
    await record(view(good), from('3.3.3.3', 'lotus'))
    await record(view(trial, 'network'), from('3.3.3.3', 'lotus'))
  }
  await run()
  expect(await isRunning()).toBe(false)
})

test('failures of another remote, or of a release that the channel does not show: the canary stays', async () => {
  const { record, run } = watch()
  for (let count = 0; count < 2 * minimumSample; count++) {
    await record(view(good), from('1.1.1.1'))
    await record(view(trial), from('1.1.1.1'))
    await record(view(good, 'network', 'games'), from('1.1.1.1'))
    await record(view('9.9.9+cccccccccccc', 'network'), from('1.1.1.1'))
  }
  await run()
  expect(await isRunning()).toBe(true)
})
