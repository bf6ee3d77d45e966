import { type GameCategory, type Minor, minor } from '@mosaic/contracts'
import { instantOf } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import type { RoundState } from './schema'
import {
  freeWinsOfTeam,
  type RoundPlace,
  type TeamRoundsFilter,
  teamRoundsPage,
  unsettledOfTeam,
} from './team-rounds.sql'

export type TeamRound = RoundPlace & {
  readonly memberId: string
  readonly gameName: string
  readonly vendorName: string
  readonly category: GameCategory
  readonly stake: Minor
  readonly validBet: Minor
  readonly payout: Minor
  readonly state: RoundState
}

export const roundsOfTeam = async (
  db: Db,
  filter: TeamRoundsFilter,
  after: RoundPlace | null,
  most: number,
): Promise<readonly TeamRound[]> => {
  const { rows } = await db.execute<{
    member_id: string
    counted_at: string
    round_id: string
    game_name: string | null
    vendor_name: string | null
    category: GameCategory
    stake: bigint
    valid_bet: bigint
    payout: bigint
    state: RoundState
  }>(teamRoundsPage(filter, after, most))
  return rows.map((row) => ({
    memberId: row.member_id,
    at: instantOf(row.counted_at),
    roundId: row.round_id,
    gameName: row.game_name ?? '',
    vendorName: row.vendor_name ?? '',
    category: row.category,
    stake: minor(row.stake),
    validBet: minor(row.valid_bet),
    payout: minor(row.payout),
    state: row.state,
  }))
}

type Chosen = Pick<TeamRoundsFilter, 'members' | 'span'>
type Group = { readonly day: number; readonly category: GameCategory; readonly state: RoundState }

/** Days are counted from 1 in the order of `bounds`. */
export const unsettledSums = async (db: Db, chosen: Chosen, bounds: readonly number[]) => {
  const { rows } = await db.execute<Group & { count: number; stake: bigint; valid_bet: bigint; payout: bigint }>(
    unsettledOfTeam(chosen, bounds),
  )
  return rows.map(({ stake, valid_bet: validBet, payout, ...row }) => ({
    ...row,
    ...{ stake: minor(stake), validBet: minor(validBet), payout: minor(payout) },
  }))
}

export const freeWinSums = async (db: Db, chosen: Chosen, bounds: readonly number[]) => {
  const { rows } = await db.execute<Group & { won: bigint }>(freeWinsOfTeam(chosen, bounds))
  return rows.map(({ won, ...row }) => ({ ...row, won: minor(won) }))
}
