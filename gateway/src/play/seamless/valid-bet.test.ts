import { gameCategories, minor } from '@mosaic/contracts'
import fc from 'fast-check'
import { validBet } from './valid-bet'

const money = fc.bigInt({ min: 0n, max: 10n ** 12n }).map((units) => minor(units))

describe('valid bet (domain §4.2)', () => {
  test.each(['RNG', 'FISH', 'CRASH', 'LOTT', 'ELOTT'] as const)('%s: the whole stake, won or lost', (category) => {
    expect(validBet({ category, stake: minor(500), payout: minor(0), state: 'SETTLED' })).toBe(500n)
    expect(validBet({ category, stake: minor(500), payout: minor(9_000), state: 'SETTLED' })).toBe(500n)
  })

  test.each(['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LIVE', 'PVP'] as const)(
    '%s: the amount won or lost, at most the stake',
    (category) => {
      const settled = (payout: number) =>
        validBet({ category, stake: minor(500), payout: minor(payout), state: 'SETTLED' })
      expect(settled(0)).toBe(500n)
      expect(settled(700)).toBe(200n)
      expect(settled(300)).toBe(200n)
      expect(settled(5_000)).toBe(500n)
      expect(settled(500)).toBe(0n)
    },
  )

  test('between zero and the stake; zero while open or cancelled', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...gameCategories),
        money,
        money,
        fc.constantFrom('OPEN', 'SETTLED', 'CANCELLED'),
        (category, stake, payout, state) => {
          const counted = validBet({ category, stake, payout, state })
          return counted >= 0n && counted <= stake && (state === 'SETTLED' || counted === 0n)
        },
      ),
    )
  })
})
