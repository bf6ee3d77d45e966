import fc from 'fast-check'
import { returnEngines } from '../../return/engines'
import { crashWords } from '../../return/chance/crash'
import { fraction } from '../../return/fraction'
import { multiplierAt, reachedAfterMs } from './curve'
import { crashRules } from './rules'
import type { CrashConfig } from './crash-config'

const config: CrashConfig = {
  engine: 'crash@1',
  scene: 'space',
  edgeBp: 300,
  growthPerSecond: 0.12,
  capHundredths: 100_000,
  bettingMs: 7000,
}
const pointOf = (word: number): number => crashRules.outcome(config, () => word, 1).pointHundredths

/** Number of 32-bit words that end a round at `hundredths` or later; points fall as words rise. */
const wordsThatReach = (hundredths: number): bigint => {
  let [low, high] = [0, 2 ** 32]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (pointOf(middle) >= hundredths) low = middle + 1
    else high = middle
  }
  return BigInt(low)
}

test.each([1.01, 1.5, 2, 3.33, 10, 250, 1000])(
  'a preset exit at %s× gives back exactly what the return command states',
  (cashOut) => {
    const stake = 700
    const at = Math.round(cashOut * 100)
    const paid = crashRules.payoutOf(config, { stake: String(stake), cashOutAt: at }, { pointHundredths: at }, null)
    const stated = returnEngines.crash?.compute({ edge: 0.03, cashOut, stake }).main
    expect(fraction(wordsThatReach(at) * paid, crashWords * BigInt(stake))).toEqual(stated)
  },
)

test('the round ends at the cap, where all remaining bets are paid', () => {
  expect(pointOf(0)).toBe(config.capHundredths)
  expect(crashRules.payoutOf(config, { stake: '100' }, { pointHundredths: config.capHundredths }, null)).toBe(100_000n)
  expect(crashRules.payoutOf(config, { stake: '100' }, { pointHundredths: config.capHundredths - 1 }, null)).toBe(0n)
})

test('leaving by hand is accepted up to the crash', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 99_999 }), fc.integer({ min: 0, max: 60_000 }), (point, elapsed) => {
      const left = crashRules.leave?.(config, { pointHundredths: point }, elapsed) ?? null
      expect(left === null).toBe(multiplierAt(config, elapsed) > point)
      if (left !== null)
        expect(crashRules.payoutOf(config, { stake: '1000' }, { pointHundredths: point }, left)).toBe(
          BigInt(left) * 10n,
        )
    }),
  )
})

test("the curve shows every multiplier at the server's time", () => {
  for (let hundredths = 100; hundredths <= 100_000; hundredths += 37) {
    expect(multiplierAt(config, reachedAfterMs(config, hundredths))).toBeGreaterThanOrEqual(hundredths)
    expect(multiplierAt(config, reachedAfterMs(config, hundredths) - 2)).toBeLessThanOrEqual(hundredths)
  }
})
