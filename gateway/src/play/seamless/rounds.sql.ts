import type { Minor } from '@mosaic/contracts'
import { type SQL, sql } from 'drizzle-orm'
import { gameSessions, rounds, seamlessTransactions } from './schema'

/**
 * A table expression of closed rounds, equal to the sum of `bet.settled` less `bet.voided`. A cancelled round counts as
 * none and may keep a payout that was not taken back with its bets.
 */
export const closedRounds: SQL = sql`(
  select ${rounds.memberId} as member_id, ${rounds.merchantCode} as merchant_code, ${rounds.gameCode} as game_code,
    ${rounds.category} as category, ${rounds.currency} as currency, ${rounds.countedAt} as counted_at,
    case when ${rounds.state} = 'SETTLED' then 1 else 0 end as rounds,
    ${rounds.stake} as stake, ${rounds.freeStake} as free_stake, ${rounds.payout} as payout, ${rounds.validBet} as valid_bet
  from ${rounds} where ${rounds.state} <> 'OPEN')`

/** A table expression of open rounds; they count with their whole stake as lost. */
export const openRounds: SQL = sql`(
  select ${rounds.memberId} as member_id, ${rounds.countedAt} as counted_at, ${rounds.stake} as stake, ${rounds.payout} as payout
  from ${rounds} where ${rounds.state} = 'OPEN')`

/** A table expression of each member's last bet event: the next one of that member has a higher id. */
export const lastBetEvents: SQL = sql`(
  select ${seamlessTransactions.memberId} as member_id, max(${seamlessTransactions.eventId}) as event_id
  from ${seamlessTransactions} where ${seamlessTransactions.eventXid} is not null group by ${seamlessTransactions.memberId})`

/** The payout of a round, by the game or, for a free one, by the operator. */
export const paidOut: SQL<Minor> = sql`${rounds.payout} + ${rounds.freeWin}`.mapWith(rounds.payout)

/** The stake of a round, paid by the player or, for a free one, by the operator. */
export const staked: SQL<Minor> = sql`${rounds.stake} + ${rounds.freeStake}`.mapWith(rounds.stake)

/** The token hash of the game session that opened the round. */
export const roundTokenHash: SQL<string> = sql<string>`(
  select ${gameSessions.tokenHash} from ${gameSessions} where ${gameSessions.id} = ${rounds.sessionId})`

/** Groups by the first selected column, whose text has parameters. */
export const firstColumn: SQL = sql`1`

/** Compares as text, so that an unknown category has no rounds. */
export const categoryIs = (category: string): SQL => sql`${rounds.category} = ${category}`
