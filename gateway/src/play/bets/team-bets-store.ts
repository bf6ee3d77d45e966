import { zero } from '@mosaic/contracts'
import type { Db } from '../../platform/db/database'
import { totalsOfTeam } from '../activity'
import type { TeamRoundsFilter } from '../seamless/team-rounds.sql'
import { freeWinSums, unsettledSums } from '../seamless/team-rounds-store'
import { type Figures, figuresOf, sumOfFigures } from './play-figures'

type TeamBets = {
  readonly sum: Figures
  /** By day, counted from 1 in the order of `bounds`; a day without rounds is missing. */
  readonly byDay: ReadonlyMap<number, Figures>
}

/** Sums of all rounds of a team that match, as its pages have them, but from activity instead of the rounds. */
export const sumsOfTeamBets = async (
  db: Db,
  merchantCode: string,
  { members, span, category, state }: TeamRoundsFilter,
  bounds: readonly number[],
): Promise<TeamBets> => {
  const isChosen = (row: { readonly category: string; readonly state: string }) =>
    (!category || row.category === category) && (!state || row.state === state)
  const played = await totalsOfTeam(db, { merchantCode, members }, bounds)
  const figures = figuresOf(played, await unsettledSums(db, { members, span }, bounds))
  // What free rounds won is no payout of the activity.
  const won = (await freeWinSums(db, { members, span }, bounds)).map((row) => ({
    ...row,
    ...{ count: 0, stake: zero, validBet: zero, payout: row.won },
  }))
  const chosen = [...figures, ...won].filter(isChosen)
  const days = [...new Set(chosen.map(({ day }) => day))]
  return {
    sum: sumOfFigures(chosen),
    byDay: new Map(days.map((day) => [day, sumOfFigures(chosen.filter((row) => row.day === day))])),
  }
}
