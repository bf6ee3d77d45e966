import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFileStore } from '../store/file-store'
import { auditEntries } from '../store/journal'
import type { ChannelDocument, ReleaseStore } from '../store/release-store'
import { placeChannel } from '../testing/place-channel'
import { judge, lookAt, minimumSample, type Finding, type Tally } from './judge'
import { fisher, median, slower } from './statistics'
import { createTallies, voterOf } from './tallies'
import { watchCanaries } from './watch-canaries'

const tally = (change: Partial<Tally>): Tally => ({ views: 200, failedLoads: 0, errors: 0, lcp: [], inp: [], ...change })
/** A small fixed generator, so that the figures of these tests are the same everywhere. */
const random = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}

describe('the tests behind a judgement', () => {
  // R: fisher.test(matrix(c(3,1,1,3),2), alternative="greater") → 0.2429; c(8,2,1,5) → 0.0245
  test.each([
    [3, 4, 1, 4, 0.2429],
    [8, 10, 1, 6, 0.0245],
    [0, 30, 0, 30, 1],
  ])('Fisher: %s of %s against %s of %s is %s', (bad, views, otherBad, otherViews, p) => expect(fisher(bad, views, otherBad, otherViews)).toBeCloseTo(p, 3))

  test('rank test: equal times are no evidence, a shift of everything is', () => {
    const next = random(3)
    const times = Array.from({ length: 60 }, () => 1000 + 500 * next())
    expect(slower(times, times)).toBeGreaterThan(0.4)
    expect(
      slower(
        times.map((ms) => ms + 400),
        times,
      ),
    ).toBeLessThan(1e-6)
    expect(
      slower(
        times,
        times.map((ms) => ms + 400),
      ),
    ).toBeGreaterThan(0.99)
    expect(slower([5, 5, 5], [5, 5, 5])).toBe(1)
  })

  test('median', () => expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]))
})

describe('a judgement', () => {
  test('is not made before both sides have been seen often enough', () => {
    expect(lookAt(minimumSample - 1)).toBeNull()
    expect(judge(tally({ views: minimumSample - 1, errors: minimumSample - 1 }), tally({})).pull).toBe(false)
    expect(judge(tally({ errors: 200 }), tally({ views: minimumSample - 1 })).pull).toBe(false)
  })
  test.each<[string, Partial<Tally>, boolean]>([
    ['as good as stable', {}, false],
    ['with a few failures more than stable, as happens', { failedLoads: 3 }, false],
    ['whose parts do not load', { failedLoads: 40 }, true],
    ['that throws for one visitor in ten', { errors: 20 }, true],
    ['that paints much later', { lcp: Array.from({ length: 60 }, (_, index) => 1500 + index) }, true],
    ['that paints a little later', { lcp: Array.from({ length: 60 }, (_, index) => 1060 + index) }, false],
    ['that answers much later', { inp: Array.from({ length: 60 }, (_, index) => 300 + index) }, true],
  ])('of a canary %s: taken back is %s', (_what, change, pull) => {
    const stable = tally({ lcp: Array.from({ length: 60 }, (_, index) => 1000 + index), inp: Array.from({ length: 60 }, (_, index) => 80 + index) })
    expect(judge(tally({ lcp: stable.lcp, inp: stable.inp, ...change }), stable).pull).toBe(pull)
  })
  test('takes back a canary as good as stable at most once in twenty lives, however long it runs', () => {
    const next = random(11)
    let pulled = 0
    const lives = 400
    for (let life = 0; life < lives; life++) {
      const [canary, stable] = [
        { views: 0, errors: 0 },
        { views: 0, errors: 0 },
      ]
      for (let look = 0; look < 6; look++) {
        while (canary.views < minimumSample * 2 ** look) {
          canary.views += 1
          stable.views += 2
          for (const [side, times] of [
            [canary, 1],
            [stable, 2],
          ] as const)
            for (let view = 0; view < times; view++) if (next() < 0.05) side.errors += 1
        }
        if (!judge(tally(canary), tally(stable)).pull) continue
        pulled += 1
        break
      }
    }
    expect(pulled / lives).toBeLessThanOrEqual(0.05)
  })
})

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
  afterEach(() => rm(root, { recursive: true, force: true }))

  const told: string[] = []
  const watch = (perAddress = 1000) => watchCanaries(store, 'stable', perAddress, (sentence) => told.push(sentence))
  const from = (address: string, merchant = 'aurora') => ({ address, merchant })
  let views = 0
  const view = (release: string, failure: 'render-error' | 'network' | null = null, remote = 'wallet', id = `view${String((views += 1)).padStart(8, '0')}`) => ({
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
    for (let count = 0; count < 3 * minimumSample; count++) for (const release of [good, trial]) await hear(view(release), from('1.1.1.1'))
    expect(await runs()).toBe(true)
  })

  test('that is tried a second time is judged by what is seen from then on', async () => {
    const { hear } = watch()
    for (let count = 0; count < 4 * minimumSample; count++) for (const release of [good, trial]) await hear(view(release), from('1.1.1.1'))
    expect(await runs()).toBe(true)
    await placeChannel(store, { ...document, seq: 2, rollouts: [] })
    await placeChannel(store, { ...document, seq: 3, rollouts: [{ owner: 'wallet', release: trial, percent: 10, since: 'later' }] })
    for (let count = 0; count < minimumSample; count++) await hear(view(trial, 'render-error'), from('2.2.2.2'))
    expect(await runs()).toBe(false)
  })

  test('whose taking back failed in the store is taken back by the next view', async () => {
    const { append } = store
    let isFailing = true
    store = { ...store, append: (...args) => (isFailing ? Promise.reject(new Error('the store is away')) : append(...args)) }
    const { hear } = watch()
    for (let count = 0; count < minimumSample; count++) await hear(view(good), from('1.1.1.1'))
    for (let count = 0; count < minimumSample; count++) await hear(view(trial, 'network'), from('1.1.1.1')).catch(() => undefined)
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
    await placeChannel(store, { ...document, seq: 2, rollouts: [{ owner: 'wallet', release: trial, percent: 10, merchants: ['lotus'], since: 'now' }] })
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

describe('voters', () => {
  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ])('%s votes as %s: a household has one voice, however many addresses', (address, voter) => expect(voterOf(address)).toBe(voter))

  test('are remembered up to a bound', () => {
    const tallies = createTallies(1)
    for (let count = 0; count < 50_200; count++) {
      const address = `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`
      tallies.add(
        { view: `view${String(count).padStart(8, '0')}`, parts: [{ remote: 'wallet', release: '1', module: './Page', failure: null }] },
        { address, merchant: 'aurora' },
        () => true,
      )
    }
    expect(tallies.size().voters).toBe(50_000)
  })
})
