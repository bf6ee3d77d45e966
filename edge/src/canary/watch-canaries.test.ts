import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { effectiveChannel } from '../store/effective-channel'
import { openFileStore } from '../store/file-store'
import { auditEntries } from '../store/journal'
import type { ChannelDocument, ReleaseStore } from '../store/release-store'
import { placeChannel } from '../testing/place-channel'
import { minimumSample, type Finding } from './judge'
import { watchCanaries, type CanaryWatch } from './watch-canaries'

describe('a watched canary', () => {
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
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'canary-'))
    store = openFileStore(root)
    await placeChannel(store, document)
  })
  afterEach(async () => {
    await Promise.all(watches.splice(0).map(({ close }) => close()))
    await rm(root, { recursive: true, force: true })
  })

  const told: string[] = []
  const watches: CanaryWatch[] = []
  const watch = (viewsPerAddress = 1000) => {
    const one = watchCanaries(store, () => effectiveChannel(store, 'stable'), {
      channel: 'stable',
      viewsPerAddress,
      exchangeEvery: 0,
      say: (sentence) => told.push(sentence),
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
  const runs = async () => (await store.channel('stable'))?.rollouts?.length === 1

  test('that throws is taken back by itself, with the figures in the audit log', async () => {
    const { hear } = watch()
    for (let count = 0; count < minimumSample; count++) {
      await hear(view(good), from('1.1.1.1'))
      await hear(view(trial, count % 2 === 0 ? 'render-error' : null), from('1.1.1.1'))
    }
    expect(await store.channel('stable')).toMatchObject({ default: { wallet: good }, rollouts: [] })
    const entry = auditEntries(await store.journal()).at(-1)
    expect(entry).toMatchObject({
      action: 'pull-back',
      owner: 'wallet',
      from: trial,
      to: good,
      who: 'edge',
      evidence: { findings: [{ measure: 'errors', canary: 0.5, stable: 0 }] },
    })
    const [finding] = entry?.evidence?.findings as readonly Finding[]
    expect(finding?.p).toBeLessThan(finding?.alpha ?? 0)
    expect(told.at(-1)).toContain(`canary wallet ${trial} was taken back`)
  })

  test('is judged as soon as stable has been seen often enough, however early it came', async () => {
    const { hear } = watch()
    for (let count = 0; count < minimumSample + 5; count++) await hear(view(trial, 'network'), from('1.1.1.1'))
    for (let count = 0; count < minimumSample; count++) await hear(view(good), from('1.1.1.1'))
    expect(await runs()).toBe(false)
  })

  test('that is as good as stable stays', async () => {
    const { hear } = watch()
    for (let count = 0; count < 3 * minimumSample; count++)
      for (const release of [good, trial]) await hear(view(release), from('1.1.1.1'))
    expect(await runs()).toBe(true)
  })

  test('that is tried a second time is judged by what is seen from then on', async () => {
    const { hear } = watch()
    for (let count = 0; count < 4 * minimumSample; count++)
      for (const release of [good, trial]) await hear(view(release), from('1.1.1.1'))
    expect(await runs()).toBe(true)
    await placeChannel(store, { ...document, seq: 2, rollouts: [] })
    await placeChannel(store, {
      ...document,
      seq: 3,
      rollouts: [{ owner: 'wallet', release: trial, percent: 10, since: 'later' }],
    })
    for (let count = 0; count < minimumSample; count++) await hear(view(trial, 'render-error'), from('2.2.2.2'))
    expect(await runs()).toBe(false)
  })

  test('whose taking back failed in the store is taken back by the next view', async () => {
    const { append } = store
    let isFailing = true
    store = {
      ...store,
      append: (...args) => (isFailing ? Promise.reject(new Error('the store is away')) : append(...args)),
    }
    const { hear } = watch()
    for (let count = 0; count < minimumSample; count++) await hear(view(good), from('1.1.1.1'))
    for (let count = 0; count < minimumSample; count++)
      await hear(view(trial, 'network'), from('1.1.1.1')).catch(() => undefined)
    expect(await runs()).toBe(true)
    isFailing = false
    await hear(view(trial, 'network'), from('1.1.1.1'))
    expect(await runs()).toBe(false)
  })

  test('is not voted out by one address, nor by one view that reports again and again', async () => {
    const { hear } = watch(10)
    for (let count = 0; count < 4 * minimumSample; count++) {
      await hear(view(good), from(`9.9.9.${count}`))
      await hear(view(trial, 'network'), from('6.6.6.6'))
      await hear(view(trial, 'network', 'wallet', 'sameview1'), from(`7.7.7.${count}`))
    }
    expect(await runs()).toBe(true)
  })

  test('is not voted out by one address that calls itself a visitor of every merchant', async () => {
    const { hear } = watch(10)
    for (let count = 0; count < 4 * minimumSample; count++) {
      await hear(view(good), from(`9.9.9.${count}`))
      await hear(view(trial, 'network'), from('6.6.6.6', ['aurora', 'lotus', 'mistral', 'nova'][count % 4]))
    }
    expect(await runs()).toBe(true)
  })

  test('of one merchant is compared with that merchant’s other visitors, whatever the others have', async () => {
    await placeChannel(store, {
      ...document,
      seq: 2,
      rollouts: [{ owner: 'wallet', release: trial, percent: 10, merchants: ['lotus'], since: 'now' }],
    })
    const { hear } = watch()
    // Everything fails on the networks of lotus, with either release; aurora is well.
    for (let count = 0; count < 2 * minimumSample; count++) {
      await hear(view(good), from('1.1.1.1'))
      await hear(view(good, 'network'), from('2.2.2.2', 'lotus'))
      await hear(view(trial, 'network'), from('2.2.2.2', 'lotus'))
    }
    expect(await runs()).toBe(true)
    // And what fails for lotus only with the trial is no better because aurora is well.
    for (let count = 0; count < 8 * minimumSample; count++) {
      await hear(view(good), from('3.3.3.3', 'lotus'))
      await hear(view(trial, 'network'), from('3.3.3.3', 'lotus'))
    }
    expect(await runs()).toBe(false)
  })

  test('does not answer for the failures of another remote or of a release that nobody shows', async () => {
    const { hear } = watch()
    for (let count = 0; count < 2 * minimumSample; count++) {
      await hear(view(good), from('1.1.1.1'))
      await hear(view(trial), from('1.1.1.1'))
      await hear(view(good, 'network', 'games'), from('1.1.1.1'))
      await hear(view('9.9.9+cccccccccccc', 'network'), from('1.1.1.1'))
    }
    expect(await runs()).toBe(true)
  })
})
