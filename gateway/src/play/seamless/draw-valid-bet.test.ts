import { addMinor, type GameCategory, minor, zero } from '@mosaic/contracts'
import fc from 'fast-check'
import { validBetInDraw } from './draw-valid-bet'
import { validBet } from './valid-bet'

type Bet = { readonly stake: bigint; readonly payout: bigint }
const sums = (bets: readonly Bet[]) => ({
  stake: minor(bets.reduce((sum, { stake }) => sum + stake, 0n)),
  payout: minor(bets.reduce((sum, { payout }) => sum + payout, 0n)),
})

/** Settles the bets in their order, each with what the wallet knows then. */
const settleAll = (category: GameCategory, bets: readonly Bet[], weight: number) =>
  bets.reduce((counted, { stake, payout }, index) => {
    const others = { ...sums(bets.filter((_, at) => at < index)), counted, isOpen: index < bets.length - 1 }
    const added = validBetInDraw({ category, stake: minor(stake), payout: minor(payout), weight }, others)
    expect(added >= 0n).toBe(true)
    return addMinor(counted, added)
  }, zero)

const bet = fc.record({ stake: fc.bigInt(1n, 10_000n), payout: fc.bigInt(0n, 30_000n) })
const twoSided = fc.constantFrom<GameCategory>('LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'PVP')

test('parallel rounds of one draw count what one round with all their bets counts, in any order', () => {
  fc.assert(
    fc.property(
      twoSided,
      fc.array(bet, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(10_000, 2500),
      (category, bets, weight) => {
        const together = validBet({ category, ...sums(bets), state: 'SETTLED', weight })
        expect(settleAll(category, bets, weight)).toBe(together)
        expect(settleAll(category, bets.toReversed(), weight)).toBe(together)
      },
    ),
  )
})

test('bets on both sides count the difference of their stakes, whoever wins', () => {
  for (const [player, banker] of [
    [200n, 0n],
    [0n, 120n],
  ] as const)
    expect(
      settleAll(
        'LIVE',
        [
          { stake: 100n, payout: player },
          { stake: 60n, payout: banker },
        ],
        10_000,
      ),
    ).toBe(40n)
})

test('a round that comes after the draw was counted takes nothing back', () => {
  const late = { stake: minor(100n), payout: zero, category: 'LIVE' } as const
  const others = { stake: minor(100n), payout: minor(200n), counted: minor(100n), isOpen: false }
  expect(validBetInDraw(late, others)).toBe(0n)
})
