import { type Currency, currencyScale, minor } from '@mosaic/contracts'
import fc from 'fast-check'
import { type Seat, splitCommission } from './commission-split'

const seat = (id: string, parentId: string | null, rate: number, bet = 0): Seat => ({
  id,
  parentId,
  rate,
  validBet: minor(bet),
})

describe('splitCommission', () => {
  test.each([
    [
      'each agent gets what their rate is above the one below',
      [seat('top', null, 100), seat('mid', 'top', 80), seat('ana', 'mid', 60, 10_000)],
      [
        ['mid', 20, 0],
        ['top', 20, 0],
      ],
    ],
    [
      'the sum of a day is rounded down once, and what is left of the whole goes to rounding',
      [seat('top', null, 100), seat('mid', 'top', 80), seat('ana', 'mid', 60, 9_999), seat('leo', 'mid', 60, 9_999)],
      [
        ['mid', 39, 0],
        ['top', 39, 1],
      ],
    ],
    [
      'players with rates of their own leave their agent what is left',
      [seat('top', null, 100), seat('ana', 'top', 90, 10_000), seat('leo', 'top', 0, 10_000)],
      [['top', 110, 0]],
    ],
    [
      'in yen, where a unit is large',
      [seat('top', null, 100), seat('mid', 'top', 50), seat('ana', 'mid', 0, 333)],
      [
        ['mid', 1, 0],
        ['top', 1, 1],
      ],
    ],
    [
      'the remainder alone may make a whole unit',
      [seat('top', null, 30), seat('a', 'top', 15), seat('b', 'a', 0, 400)],
      [['top', 0, 1]],
    ],
    [
      'an agent’s own bets count at their own rate',
      [seat('top', null, 100), seat('mid', 'top', 80, 10_000)],
      [['top', 20, 0]],
    ],
    ['the same rate all the way down leaves nothing', [seat('top', null, 60), seat('ana', 'top', 60, 10_000)], []],
    [
      'trees do not know of each other',
      [seat('top', null, 50), seat('ana', 'top', 0, 150), seat('other', null, 50), seat('leo', 'other', 0, 250)],
      [['other', 1, 0]],
    ],
    ['without bets there is nothing', [seat('top', null, 100), seat('ana', 'top', 60)], []],
  ] as const)('%s', (_, seats, expected) => {
    expect(
      splitCommission(seats).map(({ agentId, amount, remainder }) => [agentId, Number(amount), Number(remainder)]),
    ).toEqual(expected)
  })

  /** Members stand below any earlier one, ten levels deep at most, at a rate that is not above the upline's. */
  const trees = fc.constantFrom<Currency>('BRL', 'JPY').chain((currency) =>
    fc
      .array(
        fc.record({
          upline: fc.nat(),
          rate: fc.integer({ min: 0, max: 1000 }),
          bet: fc.option(fc.integer({ min: 1, max: 9_999_999 })),
        }),
        { minLength: 1, maxLength: 30 },
      )
      .map((draws) => {
        const seats: (Seat & { readonly depth: number })[] = []
        for (const [index, { upline, rate, bet }] of draws.entries()) {
          const above = seats[upline % (seats.length + 1)]
          const parent = above && above.depth < 10 ? above : null
          const units = bet === null ? 0 : bet * (currencyScale[currency] === 0 ? 1 : 37)
          seats.push({
            ...seat(String(index), parent?.id ?? null, Math.min(rate, parent?.rate ?? rate), units),
            depth: (parent?.depth ?? -1) + 1,
          })
        }
        return seats
      }),
  )

  test('15. commission telescopes: commissions and remainders of a tree are its valid bet times the top rate, less the cashback of its players', () => {
    fc.assert(
      fc.property(trees, (seats) => {
        const byId = new Map(seats.map((each) => [each.id, each]))
        const chainOf = (of: Seat): Seat[] => {
          const upline = of.parentId === null ? undefined : byId.get(of.parentId)
          return upline ? [of, ...chainOf(upline)] : [of]
        }
        // Bet by bet and level by level, in ten-thousandths of a unit.
        const exact = new Map<string, bigint>()
        const ofTop = new Map<string, { all: bigint; cashback: bigint }>()
        for (const player of seats) {
          const chain = chainOf(player)
          for (const [level, { id, rate }] of chain.entries()) {
            const difference = level === 0 ? 0 : rate - (chain[level - 1]?.rate ?? 0)
            exact.set(id, (exact.get(id) ?? 0n) + player.validBet * BigInt(difference))
          }
          const top = chain.at(-1) ?? player
          const sums = ofTop.get(top.id) ?? { all: 0n, cashback: 0n }
          ofTop.set(top.id, {
            all: sums.all + player.validBet * BigInt(top.rate),
            cashback: sums.cashback + player.validBet * BigInt(player.rate),
          })
        }
        const split = splitCommission(seats)
        for (const { agentId, amount, remainder } of split) {
          expect(amount).toBe((exact.get(agentId) ?? 0n) / 10_000n)
          expect(remainder).toBeGreaterThanOrEqual(0n)
        }
        const paid = new Set(split.map(({ agentId }) => agentId))
        for (const [id, due] of exact) if (!paid.has(id)) expect(due / 10_000n).toBe(0n)
        for (const [top, { all, cashback }] of ofTop) {
          const booked = split
            .filter(({ agentId }) => chainOf(byId.get(agentId) ?? seat('', null, 0)).at(-1)?.id === top)
            .reduce((sum, { amount, remainder }) => sum + amount + remainder, 0n)
          const left = all - cashback - booked * 10_000n
          expect(left >= 0n && left < 10_000n).toBe(true)
        }
      }),
    )
  })
})
