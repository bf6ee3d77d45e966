import { checkpointOf, evaluateCanary, minimumSample, type SampleCounts } from './evaluate'
import { fisherExact, median, rankTest } from './statistics'

const counts = (change: Partial<SampleCounts>): SampleCounts => ({
  views: 200,
  failedLoads: 0,
  errors: 0,
  lcp: [],
  inp: [],
  ...change,
})
/** A fixed generator: the tests give the same figures on every machine. */
const random = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}

describe('significance tests', () => {
  // R: fisher.test(matrix(c(3,1,1,3),2), alternative="greater") → 0.2429; c(8,2,1,5) → 0.0245
  test.each([
    [3, 4, 1, 4, 0.2429],
    [8, 10, 1, 6, 0.0245],
    [0, 30, 0, 30, 1],
  ])('Fisher: %s of %s against %s of %s: p is %s', (bad, views, otherBad, otherViews, p) =>
    expect(fisherExact(bad, views, otherBad, otherViews)).toBeCloseTo(p, 3),
  )

  test('rank test: equal times give a high p, a shift of all times a low one', () => {
    const next = random(3)
    const times = Array.from({ length: 60 }, () => 1000 + 500 * next())
    expect(rankTest(times, times)).toBeGreaterThan(0.4)
    expect(
      rankTest(
        times.map((ms) => ms + 400),
        times,
      ),
    ).toBeLessThan(1e-6)
    expect(
      rankTest(
        times,
        times.map((ms) => ms + 400),
      ),
    ).toBeGreaterThan(0.99)
    expect(rankTest([5, 5, 5], [5, 5, 5])).toBe(1)
  })

  test('median of odd and even counts', () => expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]))
})

describe('evaluation of a canary', () => {
  test.each([
    [29, null],
    [30, 0],
    [59, 0],
    [60, 1],
    [119, 1],
    [120, 2],
  ])('%i views: checkpoint %j', (views, checkpoint) => expect(checkpointOf(views)).toBe(checkpoint))

  test.each([
    [30, 0.05 / 8],
    [60, 0.05 / 24],
    [120, 0.05 / 48],
  ])('%i views: each of the four measures has a quarter of the checkpoint’s part of 5 %%', (views, alpha) => {
    const { findings } = evaluateCanary(counts({ views, failedLoads: views }), counts({}))
    expect(findings).toEqual([expect.objectContaining({ measure: 'failedLoads', alpha: expect.closeTo(alpha, 10) })])
  })

  test.each(['failedLoads', 'errors'] as const)('%s: two per cent more is worse, a little less is not', (measure) => {
    const isWorse = (bad: number) =>
      evaluateCanary(counts({ views: 2000, [measure]: bad }), counts({ views: 2000 })).isWorse
    expect([isWorse(39), isWorse(40)]).toEqual([false, true])
  })

  test('INP: 50 ms and a fifth more is worse, a little less of either is not', () => {
    const times = (ms: number) => Array.from({ length: 60 }, () => ms)
    const isWorse = (base: number, later: number) =>
      evaluateCanary(counts({ inp: times(base + later) }), counts({ inp: times(base) })).isWorse
    expect([isWorse(100, 49), isWorse(100, 50), isWorse(300, 59), isWorse(300, 60)]).toEqual([false, true, false, true])
  })

  test('fewer than 30 views of one release: no evaluation', () => {
    expect(evaluateCanary(counts({ views: minimumSample - 1, errors: minimumSample - 1 }), counts({})).isWorse).toBe(
      false,
    )
    expect(evaluateCanary(counts({ errors: 200 }), counts({ views: minimumSample - 1 })).isWorse).toBe(false)
  })
  test.each<[string, Partial<SampleCounts>, boolean]>([
    ['as good as stable', {}, false],
    ['1.5 % failed loads', { failedLoads: 3 }, false],
    ['20 % failed loads', { failedLoads: 40 }, true],
    ['10 % errors', { errors: 20 }, true],
    ['LCP 500 ms later', { lcp: Array.from({ length: 60 }, (_, index) => 1500 + index) }, true],
    ['LCP 60 ms later', { lcp: Array.from({ length: 60 }, (_, index) => 1060 + index) }, false],
    ['INP 220 ms later', { inp: Array.from({ length: 60 }, (_, index) => 300 + index) }, true],
  ])('canary %s: worse is %s', (_what, change, isWorse) => {
    const stable = counts({
      lcp: Array.from({ length: 60 }, (_, index) => 1000 + index),
      inp: Array.from({ length: 60 }, (_, index) => 80 + index),
    })
    expect(evaluateCanary(counts({ lcp: stable.lcp, inp: stable.inp, ...change }), stable).isWorse).toBe(isWorse)
  })
  test.each([
    ['20 ms later, a third more', 60, 20, false],
    ['500 ms later, a tenth more', 5000, 500, false],
    ['99 ms later, more than a fifth', 400, 99, false],
    ['100 ms later, more than a fifth', 400, 100, true],
    ['a fifth more, more than 100 ms', 1000, 200, true],
    ['a little below a fifth more', 1000, 199, false],
  ])('LCP %s: worse only if both share and time are relevant', (_what, base, later, isWorse) => {
    const times = (ms: number) => Array.from({ length: 60 }, () => ms)
    const { findings } = evaluateCanary(counts({ lcp: times(base + later) }), counts({ lcp: times(base) }))
    expect(findings.map(({ measure }) => measure)).toEqual(isWorse ? ['lcp'] : [])
  })

  test('equally good canary: at most one life in twenty ends with a rollback, however long it runs', () => {
    const next = random(11)
    let rolledBack = 0
    const lives = 400
    for (let life = 0; life < lives; life++) {
      const [canary, stable] = [
        { views: 0, errors: 0 },
        { views: 0, errors: 0 },
      ]
      for (let checkpoint = 0; checkpoint < 6; checkpoint++) {
        while (canary.views < minimumSample * 2 ** checkpoint) {
          canary.views += 1
          stable.views += 2
          for (const [side, times] of [
            [canary, 1],
            [stable, 2],
          ] as const)
            for (let view = 0; view < times; view++) if (next() < 0.05) side.errors += 1
        }
        if (!evaluateCanary(counts(canary), counts(stable)).isWorse) continue
        rolledBack += 1
        break
      }
    }
    expect(rolledBack / lives).toBeLessThanOrEqual(0.05)
  })
})
