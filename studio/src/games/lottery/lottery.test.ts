import fc from 'fast-check'
import { games } from '../../../catalogue/index'
import { seedWords, unbiasedDraw } from '../../fairness/outcome'
import { isMore, fraction, toNumber } from '../../return/fraction'
import { betsOf, fits } from './bet-types'
import { everyMs, numeroOf, openedAt } from './draw-time'
import { drawnNumbers } from './drawn-numbers'
import type { DrawnNumbers } from './drawn-numbers'
import { north, south } from './drums'
import { lotteryConfigShape } from './lottery-config'
import type { LotteryConfig } from './lottery-config'
import { lotteryCodes, lotteryConfigOf } from './lottery-games'
import { lotteryReturns, ticketsOf } from './lottery-return'
import { lotteryRules } from './lottery-rules'
import type { LotteryBet } from './lottery-rules'

const configOf = (code: string): LotteryConfig => {
  const config = lotteryConfigOf(code)
  if (!config) throw new Error(code)
  return config
}
const drawOf = (seed: string) => unbiasedDraw(seedWords({ serverSeed: seed, clientSeed: 'table', nonce: 1 }))
const paid = (code: string, bet: LotteryBet, numbers: DrawnNumbers): string =>
  String(lotteryRules.payoutOf(configOf(code), bet, { numbers }, null))

test('every lottery row of the catalogue has its draws', () => {
  const rows = games.filter(({ category }) => category === 'LOTT' || category === 'ELOTT')
  expect(new Set(lotteryCodes)).toEqual(new Set(rows.map(({ gameCode }) => gameCode)))
  for (const code of lotteryCodes) expect(lotteryConfigShape.safeParse(configOf(code)).success).toBe(true)
})

test('a draw of the north has 27 numbers in 8 prizes, one of the south 18 in 9', () => {
  const [ofNorth, ofSouth] = [drawnNumbers(north, drawOf('n')), drawnNumbers(south, drawOf('s'))]
  expect([ofNorth.length, ofNorth.flat().length]).toEqual([8, 27])
  expect([ofSouth.length, ofSouth.flat().length]).toEqual([9, 18])
  expect(ofNorth.map(([first = '']) => first.length)).toEqual([5, 5, 5, 5, 4, 4, 3, 2])
  expect(ofSouth.map(([first = '']) => first.length)).toEqual([6, 5, 5, 5, 5, 4, 4, 3, 2])
})

test.each(lotteryCodes)('%s gives back at least 85 %% and no more than stated, on every kind of ticket', (code) => {
  const { drum, keepPercent } = configOf(code)
  const returns = lotteryReturns({ drum, keepPercent }, 100)
  for (const [ticket, back] of Object.entries(returns)) {
    expect({ ticket, isLess: isMore(fraction(85, 100), back) }).toEqual({ ticket, isLess: false })
    expect({ ticket, isMore: isMore(back, fraction(keepPercent, 100)) }).toEqual({ ticket, isMore: false })
  }
})

test('lo of the north pays for every time its ending comes up: 27 chances of one in a hundred', () => {
  const numbers = [['12345'], ['00045'], ['11111', '22245']]
  expect(paid('TCG_LOTTO_VN_northern-draw', { type: 'lo', numbers: ['45'], stake: '100' }, numbers)).toBe('1032')
  expect(paid('TCG_LOTTO_VN_northern-draw', { type: 'lo', numbers: ['46'], stake: '100' }, numbers)).toBe('0')
  expect(toNumber(lotteryReturns({ drum: north, keepPercent: 93 }, 100).lo ?? fraction(0))).toBe(0.9288)
})

const north4: DrawnNumbers = [['70212'], ['00033']]
test.each([
  ['TCG_LOTTO_VN_northern-draw', 'last2', ['12'], north4, '9300'],
  ['TCG_LOTTO_VN_northern-draw', 'last2', ['33'], north4, '0'],
  ['TCG_LOTTO_VN_northern-draw', 'last3', ['212'], north4, '93000'],
  ['TCG_LOTTO_VN_northern-draw', 'two', ['12', '33'], north4, '1694'],
  ['TCG_LOTTO_VN_northern-draw', 'two', ['12', '34'], north4, '0'],
  ['TCG_LOTTO_VN_northern-draw', 'even', [], north4, '186'],
  ['LOTT_daily-three', 'any3', ['221'], [['122']], '31000'],
  ['LOTT_daily-three', 'any3', ['321'], [['123']], '15500'],
  ['LOTT_dice-three', 'face', ['6'], [['661']], '372'],
  ['LOTT_dice-three', 'high', [], [['666']], '0'],
  ['LOTT_dice-three', 'triple', [], [['222']], '3348'],
  ['LOTT_eight-ball-draw', 'one', ['03'], [['03', '01', '08']], '248'],
] as const)('%s: %s of %j in %j pays %s for a stake of 100', (code, type, numbers, drawn, amount) => {
  expect(paid(code, { type, numbers: [...numbers], stake: '100' }, drawn)).toBe(amount)
})

test('the average payout of many draws is near the exact return', () => {
  fc.assert(
    fc.property(fc.constantFrom('LOTT_dice-three', 'LOTT_eight-ball-draw', 'TCG_LOTTO_VN_mekong-minute'), (code) => {
      const config = configOf(code)
      const draw = drawOf(code)
      const draws = Array.from({ length: 8000 }, () => drawnNumbers(config.drum, draw))
      const returns = lotteryReturns(config, 100)
      for (const rule of betsOf(config).filter(({ type }) => ['lo', 'face', 'low', 'odd', 'one'].includes(type)))
        for (const ticket of ticketsOf(rule)) {
          const back = draws.reduce((sum, drawn) => sum + (rule.pays(ticket)[rule.hitsOf(ticket, drawn)] ?? 0), 0)
          expect(Math.abs(back / draws.length / 100 - toNumber(returns[rule.type] ?? fraction(0)))).toBeLessThan(0.09)
        }
    }),
    { numRuns: 3 },
  )
})

test.each([
  [{ kind: 'balls', counts: [3], of: 8 } as const, ['01', '02', '08'], true],
  [{ kind: 'balls', counts: [3], of: 8 } as const, ['01', '02', '02'], false],
  [{ kind: 'balls', counts: [3], of: 8 } as const, ['01', '02', '09'], false],
  [{ kind: 'digits', length: 2 } as const, ['7'], false],
  [{ kind: 'faces', length: 3 } as const, ['170'], false],
  [{ kind: 'none' } as const, ['1'], false],
])('%j takes %j: %s', (choice, numbers, expected) => {
  expect(fits(choice, numbers)).toBe(expected)
})

test('draws have no gaps and no repeated numbers', () => {
  fc.assert(
    fc.property(fc.constantFrom(...lotteryCodes), fc.integer({ min: 1e11, max: 2e12 }), (code, now) => {
      const config = configOf(code)
      const open = openedAt(config, now)
      expect(open).toBeLessThanOrEqual(now)
      expect(open + everyMs(config)).toBeGreaterThan(now)
      const numeros = [0, 1, 2, 3].map((back) => numeroOf(config, open - back * everyMs(config)))
      expect(new Set(numeros).size).toBe(4)
    }),
  )
})
