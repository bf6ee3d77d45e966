import type { Db } from '../../platform/db/database'
import { totalsByDayAndMember } from '../activity'
import { freeWins, type RoundsFilter, sumsOf, unsettledRounds } from '../seamless/round-record-store'
import { addMinor } from '@mosaic/contracts'
import { type Figures, figuresOf, type PlacedFigures, sumOfFigures } from './play-figures'

type Chosen = Pick<RoundsFilter, 'memberId' | 'span'>

/** Sums of a member's rounds; `bounds` begin and end with the span. */
export const playFigures = async (
  db: Db,
  chosen: Chosen,
  bounds: readonly number[],
): Promise<readonly PlacedFigures[]> => {
  const played = await totalsByDayAndMember(db, { memberId: chosen.memberId }, bounds)
  return figuresOf(played, await unsettledRounds(db, chosen, bounds))
}

/** Sums of all pages of the bet record; with what free rounds won, as the rounds of its pages. */
export const sumsOfRecord = async (db: Db, filter: RoundsFilter): Promise<Figures> => {
  const { span, vendor, category, state } = filter
  // Activity has no vendors.
  if (vendor) return sumsOf(db, filter)
  const isChosen = (row: Pick<PlacedFigures, 'category' | 'state'>) =>
    (!category || row.category === category) && (!state || row.state === state)
  const sums = sumOfFigures((await playFigures(db, filter, [span.from, span.to])).filter(isChosen))
  const won = (await freeWins(db, filter)).filter(isChosen)
  return { ...sums, payout: won.reduce((sum, row) => addMinor(sum, row.won), sums.payout) }
}
