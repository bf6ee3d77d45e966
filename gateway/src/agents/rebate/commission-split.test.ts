import { type Currency, currencyScale, minor } from '@mosaic/contracts'
import fc from 'fast-check'
import { type TeamMember, splitCommission } from './commission-split'

const teamMember = (id: string, parentId: string | null, rate: number, bet = 0): TeamMember => ({
  id,
  parentId,
  rate,
  validBet: minor(bet),
})

describe('splitCommission', () => {
  test.each([
    [
      'each agent gets what their rate is above the one below',
      [teamMember('top', null, 100), teamMember('mid', 'top', 80), teamMember('ana', 'mid', 60, 10_000)],
      [
        ['mid', 20, 0],
        ['top', 20, 0],
      ],
    ],
    [
      'the sum of a day is rounded down once, and what is left of the whole goes to rounding',
      [
        teamMember('top', null, 100),
        teamMember('mid', 'top', 80),
        teamMember('ana', 'mid', 60, 9_999),
        teamMember('leo', 'mid', 60, 9_999),
      ],
      [
        ['mid', 39, 0],
        ['top', 39, 1],
      ],
    ],
    [
      'players with rates of their own leave their agent what is left',
      [teamMember('top', null, 100), teamMember('ana', 'top', 90, 10_000), teamMember('leo', 'top', 0, 10_000)],
      [['top', 110, 0]],
    ],
    [
      'in yen, where a unit is large',
      [teamMember('top', null, 100), teamMember('mid', 'top', 50), teamMember('ana', 'mid', 0, 333)],
      [
        ['mid', 1, 0],
        ['top', 1, 1],
      ],
    ],
    [
      'the remainder alone may make a whole unit',
      [teamMember('top', null, 30), teamMember('a', 'top', 15), teamMember('b', 'a', 0, 400)],
      [['top', 0, 1]],
    ],
    [
      'an agent’s own bets count at their own rate',
      [teamMember('top', null, 100), teamMember('mid', 'top', 80, 10_000)],
      [['top', 20, 0]],
    ],
    [
      'the same rate all the way down leaves nothing',
      [teamMember('top', null, 60), teamMember('ana', 'top', 60, 10_000)],
      [],
    ],
    [
      'trees do not know of each other',
      [
        teamMember('top', null, 50),
        teamMember('ana', 'top', 0, 150),
        teamMember('other', null, 50),
        teamMember('leo', 'other', 0, 250),
      ],
      [['other', 1, 0]],
    ],
    ['without bets there is nothing', [teamMember('top', null, 100), teamMember('ana', 'top', 60)], []],
  ] as const)('%s', (_, teamMembers, expected) => {
    expect(
      splitCommission(teamMembers).map(({ agentId, amount, remainder }) => [
        agentId,
        Number(amount),
        Number(remainder),
      ]),
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
        const teamMembers: (TeamMember & { readonly depth: number })[] = []
        for (const [index, { upline, rate, bet }] of draws.entries()) {
          const above = teamMembers[upline % (teamMembers.length + 1)]
          const parent = above && above.depth < 10 ? above : null
          const units = bet === null ? 0 : bet * (currencyScale[currency] === 0 ? 1 : 37)
          teamMembers.push({
            ...teamMember(String(index), parent?.id ?? null, Math.min(rate, parent?.rate ?? rate), units),
            depth: (parent?.depth ?? -1) + 1,
          })
        }
        return teamMembers
      }),
  )

  test('15. commission telescopes: commissions and remainders of a tree are its valid bet times the top rate, less the cashback of its players', () => {
    fc.assert(
      fc.property(trees, (teamMembers) => {
        const byId = new Map(teamMembers.map((each) => [each.id, each]))
        const chainOf = (of: TeamMember): TeamMember[] => {
          const upline = of.parentId === null ? undefined : byId.get(of.parentId)
          return upline ? [of, ...chainOf(upline)] : [of]
        }
        // Bet by bet and level by level, in ten-thousandths of a unit.
        const exact = new Map<string, bigint>()
        const ofTop = new Map<string, { all: bigint; cashback: bigint }>()
        for (const player of teamMembers) {
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
        const split = splitCommission(teamMembers)
        for (const { agentId, amount, remainder } of split) {
          expect(amount).toBe((exact.get(agentId) ?? 0n) / 10_000n)
          expect(remainder).toBeGreaterThanOrEqual(0n)
        }
        const paid = new Set(split.map(({ agentId }) => agentId))
        for (const [id, due] of exact) if (!paid.has(id)) expect(due / 10_000n).toBe(0n)
        for (const [top, { all, cashback }] of ofTop) {
          const wholeAmount = split
            .filter(({ agentId }) => chainOf(byId.get(agentId) ?? teamMember('', null, 0)).at(-1)?.id === top)
            .reduce((sum, { amount, remainder }) => sum + amount + remainder, 0n)
          const left = all - cashback - wholeAmount * 10_000n
          expect(left >= 0n && left < 10_000n).toBe(true)
        }
      }),
    )
  })
})
