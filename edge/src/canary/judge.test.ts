import { judge, lookAt, minimumSample, type Tally } from './judge'
import { fisher, median, slower } from './statistics'

const tally = (change: Partial<Tally>): Tally => ({
  views: 200,
  failedLoads: 0,
  errors: 0,
  lcp: [],
  inp: [],
  ...change,
})
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
  ])('Fisher: %s of %s against %s of %s is %s', (bad, views, otherBad, otherViews, p) =>
    expect(fisher(bad, views, otherBad, otherViews)).toBeCloseTo(p, 3),
  )

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
    const stable = tally({
      lcp: Array.from({ length: 60 }, (_, index) => 1000 + index),
      inp: Array.from({ length: 60 }, (_, index) => 80 + index),
    })
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
