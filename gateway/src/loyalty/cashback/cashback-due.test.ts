import { gameCategories, minor } from '@mosaic/contracts'
import fc from 'fast-check'
import { cashbackDue, type WeekBet } from './cashback-due'

const bet = (week: string, category: WeekBet['category'], units: number): WeekBet => ({
  week,
  category,
  validBet: minor(units),
})
const rates = { RNG: 60, LIVE: 40, CRASH: 50 }

describe('cashbackDue', () => {
  test.each([
    ['nothing played', [], [], []],
    ['a rate of its category, rounded down', [bet('w1', 'RNG', 20_099)], [], [['RNG', 120]]],
    ['both weeks count together', [bet('w1', 'RNG', 9_000), bet('w2', 'RNG', 9_000)], [], [['RNG', 108]]],
    [
      'each category for itself',
      [bet('w1', 'RNG', 10_000), bet('w1', 'LIVE', 10_000)],
      [],
      [
        ['RNG', 60],
        ['LIVE', 40],
      ],
    ],
    ['claimed bets are not paid again', [bet('w1', 'RNG', 10_000)], [bet('w1', 'RNG', 10_000)], []],
    ['only what came since', [bet('w1', 'RNG', 30_000)], [bet('w1', 'RNG', 10_000)], [['RNG', 120]]],
    [
      'a bet taken back after its claim is set off',
      [bet('w1', 'RNG', 0), bet('w2', 'RNG', 30_000)],
      [bet('w1', 'RNG', 10_000)],
      [['RNG', 120]],
    ],
    ['and never asked back', [bet('w1', 'RNG', 0)], [bet('w1', 'RNG', 10_000)], []],
    ['a category without a rate gives nothing', [bet('w1', 'COCKFIGHT', 10_000)], [], []],
  ] as const)('%s', (_, played, claimed, due) => {
    const { categories, total } = cashbackDue(played, claimed, rates)
    expect(categories.map(({ category, amount }) => [category, Number(amount)])).toEqual(due)
    expect(total).toBe(BigInt(due.reduce((sum, [, amount]) => sum + amount, 0)))
  })

  test('a claim pays for the categories that give something; bets of the others stay open until they do', () => {
    const played = [bet('w1', 'RNG', 10_000), bet('w1', 'LIVE', 100), bet('w1', 'COCKFIGHT', 10_000)]
    const { lines } = cashbackDue(played, [], rates)
    expect(lines).toEqual([bet('w1', 'RNG', 10_000)])
    const later = [...played, bet('w2', 'LIVE', 9_900)]
    expect(cashbackDue(later, lines, rates).categories).toMatchObject([{ category: 'LIVE', amount: 40n }])
  })

  const bets = fc.array(
    fc.record({
      week: fc.constantFrom('w1', 'w2'),
      category: fc.constantFrom(...gameCategories),
      validBet: fc.bigInt(0n, 1_000_000n).map(minor),
    }),
  )

  test('after a claim no cashback is due, and several claims never pay more than one', () => {
    fc.assert(
      fc.property(bets, bets, (first, later) => {
        const all = cashbackDue([...first, ...later], [], rates).total
        const step = cashbackDue(first, [], rates)
        expect(cashbackDue(first, step.lines, rates).total).toBe(0n)
        const rest = cashbackDue([...first, ...later], step.lines, rates)
        expect(step.total + rest.total).toBeLessThanOrEqual(all)
        // Each category loses less than one unit to rounding with each claim.
        expect(all - step.total - rest.total).toBeLessThanOrEqual(BigInt(gameCategories.length))
      }),
    )
  })
})
