import { addMinor, type GameCategory } from '@mosaic/contracts'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { asOneTeam, type Teams } from './activity.sql'
import { daysOfTeams, outerSpan, type Played, quartersOfTeams } from './store'

type PlayedOnDay = Played & { readonly day: number; readonly category: GameCategory }
/** `days`: of all teams together, counted from 1; several may be of one day and category. */
type TeamTotals = { readonly byTeam: ReadonlyMap<string, Played>; readonly days: readonly PlayedOnDay[] }

/** The number of the day in which a stored one lies as a whole, counted from 1; null if there is none. */
const dayWith = (
  bounds: readonly number[],
  { startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number },
): number | null => {
  const next = bounds.findIndex((bound, place) => place > 0 && endsAt <= bound)
  return next > 0 && startsAt >= (bounds[next - 1] ?? Number.POSITIVE_INFINITY) ? next : null
}

export const addPlayed = (a: Played | undefined, b: Played): Played =>
  a
    ? {
        rounds: a.rounds + b.rounds,
        cashStake: addMinor(a.cashStake, b.cashStake),
        validBet: addMinor(a.validBet, b.validBet),
        payout: addMinor(a.payout, b.payout),
      }
    : b

const byQuarters = async (db: Db, teams: Teams, bounds: readonly number[]): Promise<TeamTotals> => {
  const byTeam = new Map<string, Played>()
  const days: PlayedOnDay[] = []
  for (const row of await quartersOfTeams(db, teams, bounds))
    if (row.teamId === null) days.push(row)
    else byTeam.set(row.teamId, addPlayed(byTeam.get(row.teamId), row))
  return { byTeam, days }
}

/**
 * Sums by team, and of all by day and category. Stored days are those of the merchant, as the bounds of a report are; bounds within one, or of
 * another time zone, are summed by quarters.
 */
export const totalsOfTeams = async (db: Db, teams: Teams, bounds: readonly number[]): Promise<TeamTotals> => {
  const byTeam = new Map<string, Played>()
  const days: PlayedOnDay[] = []
  for (const { teamId, day, played } of await daysOfTeams(db, teams, outerSpan(bounds))) {
    if (teamId !== null) {
      byTeam.set(teamId, addPlayed(byTeam.get(teamId), played))
      continue
    }
    const number = dayWith(bounds, day)
    if (number === null) return byQuarters(db, teams, bounds)
    days.push({ ...played, day: number, category: day.category })
  }
  return { byTeam, days }
}

/** Sums of the members of a query by day and category, each once. */
export const totalsOfTeam = async (
  db: Db,
  { merchantCode, members }: { readonly merchantCode: string; readonly members: SQL },
  bounds: readonly number[],
): Promise<readonly PlayedOnDay[]> => {
  const { days } = await totalsOfTeams(db, { merchantCode, members: asOneTeam(members) }, bounds)
  const sums = new Map<string, PlayedOnDay>()
  for (const each of days) {
    const { day, category } = each
    const key = `${day} ${category}`
    sums.set(key, { day, category, ...addPlayed(sums.get(key), each) })
  }
  return [...sums.values()]
}
