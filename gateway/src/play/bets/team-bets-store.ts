import { addMinor } from '@mosaic/contracts'
import type { Db } from '../../platform/db/database'
import { totalsByCategory } from '../activity'
import type { TeamRoundsFilter } from '../seamless/team-rounds.sql'
import { freeWinSums, unsettledSums } from '../seamless/team-rounds-store'
import { type Figures, figuresOf, sumOfFigures } from './play-figures'

/** Sums of all rounds of a team that match, as its pages have them, but from activity instead of the rounds. */
export const sumsOfTeamBets = async (
  db: Db,
  { members, span, category, state }: TeamRoundsFilter,
): Promise<Figures> => {
  const isChosen = (row: { readonly category: string; readonly state: string }) =>
    (!category || row.category === category) && (!state || row.state === state)
  const played = (await totalsByCategory(db, { scope: { members }, span })).map((row) => ({ ...row, day: 1 }))
  const figures = figuresOf(played, await unsettledSums(db, { members, span }))
  const sums = sumOfFigures(figures.filter(isChosen))
  const won = (await freeWinSums(db, { members, span })).filter(isChosen)
  return { ...sums, payout: won.reduce((sum, row) => addMinor(sum, row.won), sums.payout) }
}
