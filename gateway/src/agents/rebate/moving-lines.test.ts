import { addMinor, minor, zero } from '@mosaic/contracts'
import fc from 'fast-check'
import { type CategoryCommission, commissionsAt, type RunMember } from './commissions-of-day'
import { bearableTakenBack, commissionsOfRun } from './commissions-of-run'
import { countedBets, type SettledBet } from './counted-bets'

const days = ['2026-06-10', '2026-06-11', '2026-06-12', '2026-06-13', '2026-06-14', '2026-06-15'] as const
const highest = 120

const bet = fc.record({
  who: fc.nat(),
  day: fc.nat(days.length - 1),
  amount: fc.integer({ min: 1, max: 999_999 }),
  /** Days until it is committed, and until it is taken back. */
  late: fc.nat(2),
  voided: fc.option(fc.integer({ min: 1, max: 4 })),
})
const anything = fc.record({
  members: fc.array(fc.record({ upline: fc.nat(), less: fc.nat(30) }), { minLength: 2, maxLength: 9 }),
  moves: fc.array(fc.record({ who: fc.nat(), to: fc.nat(), day: fc.integer({ min: 1, max: days.length - 1 }) }), {
    maxLength: 5,
  }),
  bets: fc.array(bet, { minLength: 1, maxLength: 30 }),
})
type Anything = typeof anything extends fc.Arbitrary<infer T> ? T : never

/** Two trees; `m0` and `m1` are at their tops. */
const uplinesAtFirst = ({ members }: Anything): Map<string, string | null> => {
  const uplines = new Map<string, string | null>([
    ['m0', null],
    ['m1', null],
  ])
  for (const { upline } of members) uplines.set(`m${uplines.size}`, `m${upline % uplines.size}`)
  return uplines
}

const above = (uplines: ReadonlyMap<string, string | null>, id: string): readonly string[] => {
  const upline = uplines.get(id) ?? null
  return upline === null ? [] : [upline, ...above(uplines, upline)]
}

/** The uplines of each day, as the moves leave them. */
const uplinesByDay = (drawn: Anything): readonly ReadonlyMap<string, string | null>[] => {
  const uplines = uplinesAtFirst(drawn)
  const ids = [...uplines.keys()]
  return days.map((_, at) => {
    for (const { who, to } of drawn.moves.filter(({ day }) => day === at)) {
      const [member, agent] = [ids[2 + (who % (ids.length - 2))] ?? '', ids[to % ids.length] ?? '']
      if (member !== agent && !above(uplines, agent).includes(member)) uplines.set(member, agent)
    }
    return new Map(uplines)
  })
}

/** Rates fall along every line, whoever moves: a member's own one is capped by the agent above. */
const chainOf = ({ members }: Anything, uplines: ReadonlyMap<string, string | null>): readonly RunMember[] => {
  const rateOf = (id: string): number => {
    const upline = uplines.get(id) ?? null
    const own = highest - (members[Number(id.slice(1)) - 2]?.less ?? 0)
    return upline === null ? highest : Math.min(own, rateOf(upline))
  }
  return [...uplines].map(([id, parentId]) => ({ id, parentId, rates: { RNG: rateOf(id) } }))
}

/** Every nightly run, as `settle-rebates.ts` makes it. */
const runsOf = (drawn: Anything) => {
  const uplines = uplinesByDay(drawn)
  const byDay = new Map(days.map((day, at) => [day as string, chainOf(drawn, uplines[at] ?? new Map())]))
  const ids = [...uplinesAtFirst(drawn).keys()]
  const lines = (id: string) => uplines.map((of) => above(of, id).join(' '))
  const lineOf = (id: string, day: string) => {
    const line = lines(id)
    return line.slice(1, days.findIndex((each) => each === day) + 1).filter((each, at) => each !== line[at]).length
  }
  const chains = { byDay, lineOf }
  const counted: SettledBet[] = []
  const runs = days.map((day, at) => {
    const settled = drawn.bets
      .filter(({ day: of, late, voided }) => of + late <= at && (voided === null || of + late + voided > at))
      .map(
        ({ who, day: of, amount }): SettledBet => ({
          settledDay: days[of] ?? '',
          memberId: ids[who % ids.length] ?? '',
          category: 'RNG',
          validBet: minor(amount),
        }),
      )
    const { bets, takenBack } = countedBets(day, settled, [...counted], lineOf)
    const all = [...bets, ...bearableTakenBack(day, bets, takenBack, chains)]
    counted.push(...all)
    return { bets: all, commissions: commissionsOfRun(day, all, chains) }
  })
  return { runs, counted, byDay, uplines }
}
const wholeOf = (commissions: readonly CategoryCommission[]) =>
  commissions.reduce((sum, { amount, remainder }) => addMinor(sum, addMinor(amount, remainder)), zero)

const keepsTo = {
  'rebates of all lines: counted bets times what the top of their own day has above the player, less remainders': (
    drawn: Anything,
  ) => {
    const { runs, counted, byDay } = runsOf(drawn)
    const paid = runs.reduce((sum, { commissions }) => addMinor(sum, wholeOf(commissions)), zero)
    const owed = counted.reduce((sum, { memberId, settledDay, validBet }) => {
      const rate = byDay.get(settledDay)?.find(({ id }) => id === memberId)?.rates.RNG ?? 0
      return sum + validBet * BigInt(highest - rate)
    }, 0n)
    const difference = owed - paid * 10_000n
    // A unit for each run, tree, day of a bet and direction.
    const roundings = BigInt(runs.length * 2 * days.length * 2) * 10_000n
    expect(difference < roundings && -difference < roundings).toBe(true)
  },
  'nobody gets a negative amount, and nobody gets anything who was not above a player on the day of the bet': (
    drawn: Anything,
  ) => {
    const { runs, uplines } = runsOf(drawn)
    for (const { bets, commissions } of runs)
      for (const { agentId, amount, remainder } of commissions) {
        expect(amount >= 0n && remainder >= 0n).toBe(true)
        const wasAbove = bets.some(({ memberId, settledDay }) =>
          above(uplines[days.findIndex((day) => day === settledDay)] ?? new Map(), memberId).includes(agentId),
        )
        expect(wasAbove).toBe(true)
      }
  },
  'a move after the bets changes nothing: the run of their day pays what it pays without the move': (
    drawn: Anything,
  ) => {
    const { runs, byDay } = runsOf({ ...drawn, bets: drawn.bets.map((each) => ({ ...each, late: 0, voided: null })) })
    for (const [at, { bets, commissions }] of runs.entries())
      expect(commissions).toEqual(commissionsAt(byDay.get(days[at] ?? '') ?? [], bets))
  },
}

test.each(Object.entries(keepsTo))('any trees, rates, bets, voids, late rounds and moves; %s', (_, keeps) => {
  fc.assert(fc.property(anything, keeps), { numRuns: 200 })
})
