import { addMinor } from '@mosaic/contracts'
import type { Db } from '../../platform/db/database'
import type { Teams } from './activity.sql'
import type { Span } from './days.sql'
import { bySpanOfTeams, daysOfTeams, type Played } from './store'

export type TeamTotals = {
  readonly byTeam: ReadonlyMap<string, Played>
  readonly byDay: ReadonlyMap<number, Played>
}

/** The number of the day in which a stored one lies as a whole, counted from 1; null if there is none. */
const dayWith = (
  bounds: readonly number[],
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
): number | null => {
  const next = bounds.findIndex((bound, place) => place > 0 && endsAt <= bound)
  return next > 0 && startsAt >= (bounds[next - 1] ?? Number.POSITIVE_INFINITY) ? next : null
}

const add = (a: Played | undefined, b: Played): Played =>
  a
    ? {
        cashStake: addMinor(a.cashStake, b.cashStake),
        validBet: addMinor(a.validBet, b.validBet),
        payout: addMinor(a.payout, b.payout),
      }
    : b

/**
 * Sums by team, and of all together by day, counted from 1, if there are bounds. Stored days are those of the merchant, as the bounds of a
 * report are; a span that begins or ends within one, or bounds of another time zone, are summed by quarters.
 */
export const totalsOfTeams = async (
  db: Db,
  teams: Teams,
  span: Required<Span>,
  bounds: readonly number[] | undefined,
): Promise<TeamTotals> => {
  const [byTeam, byDay] = [new Map<string, Played>(), new Map<number, Played>()]
  for (const { teamId, day, played } of await daysOfTeams(db, teams, span)) {
    if (teamId !== null) {
      byTeam.set(teamId, add(byTeam.get(teamId), played))
      continue
    }
    const number = dayWith(bounds ?? [span.from, span.to], day)
    if (number === null) return bySpanOfTeams(db, teams, span, bounds)
    if (bounds) byDay.set(number, add(byDay.get(number), played))
  }
  return { byTeam, byDay }
}
