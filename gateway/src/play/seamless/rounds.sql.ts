import type { Minor } from '@mosaic/contracts'
import { type SQL, sql } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
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

/** A table expression of all rounds, whatever their state. */
export const recordedRounds: SQL = sql`(
  select ${rounds.memberId} as member_id, ${rounds.countedAt} as counted_at, ${rounds.stake} as stake, ${rounds.payout} as payout,
    case when ${rounds.state} = 'SETTLED' then ${rounds.validBet} else 0 end as valid_bet
  from ${rounds})`

/** A table expression of each member's last bet event: the next one of that member has a higher id. */
export const lastBetEvents: SQL = sql`(
  select ${seamlessTransactions.memberId} as member_id, max(${seamlessTransactions.eventId}) as event_id
  from ${seamlessTransactions} where ${seamlessTransactions.eventXid} is not null group by ${seamlessTransactions.memberId})`

/** The payout of a round in cash, by the game or, for a free one, by the operator. */
export const paidOut: SQL<Minor> = sql`${rounds.payout} + ${rounds.freeWin}`.mapWith(rounds.payout)

/** The stake of a round as the provider has it: cash and bonus money, or, for a free one, the operator's. */
export const staked: SQL<Minor> = sql`${rounds.stake} + ${rounds.freeStake} + ${rounds.bonusStake}`.mapWith(
  rounds.stake,
)

/** The payout of a round as the provider has it. */
export const wholePayout: SQL<Minor> = sql`${paidOut} + ${rounds.bonusPayout}`.mapWith(rounds.payout)

/** Stake and payout of a round in cash and bonus money; a free round has neither. */
export const drawnStake: SQL<Minor> = sql`${rounds.stake} + ${rounds.bonusStake}`.mapWith(rounds.stake)
export const drawnPayout: SQL<Minor> = sql`${rounds.payout} + ${rounds.bonusPayout}`.mapWith(rounds.payout)

export const anyOpen: SQL<boolean> = sql<boolean>`coalesce(bool_or(${rounds.state} = 'OPEN'), false)`

/** The token hash of the game session that opened the round. */
export const roundTokenHash: SQL<string> = sql<string>`(
  select ${gameSessions.tokenHash} from ${gameSessions} where ${gameSessions.id} = ${rounds.sessionId})`

/** Groups by the first selected column, whose text has parameters. */
export const firstColumn: SQL = sql`1`

/** Compares as text, so that an unknown category has no rounds. */
export const categoryIs = (category: string): SQL => sql`${rounds.category} = ${category}`

/** As the index of such rounds says it. */
export const isUnsettled: SQL = sql`${rounds.state} <> 'SETTLED'`

/** Each hour has an order of its wins in an index, so a day is 25 short reads, however many rounds it has. */
export const largestWinsQuery = (
  merchantCode: string,
  { after, until }: { readonly after: number; readonly until: number },
  exceptMembers: SQL,
  most: number,
): SQL => sql`
  select wins.* from generate_series(date_bin('1 hour', ${timestamp(after)}, 'epoch'::timestamptz), ${timestamp(until)}, interval '1 hour') hours (hour) cross join lateral (
    select ${rounds.memberId} as member_id, ${rounds.gameCode} as game_code, ${rounds.stake} as stake, ${rounds.payout} as payout, ${rounds.currency} as currency, ${rounds.countedAt} as counted_at
    from ${rounds} where ${rounds.merchantCode} = ${merchantCode} and date_bin('1 hour'::interval, ${rounds.countedAt}, 'epoch'::timestamptz) = hours.hour
      and ${rounds.state} = 'SETTLED' and ${rounds.payout} > ${rounds.stake} and ${rounds.stake} > 0 and ${rounds.memberId} not in ${exceptMembers}
      and ${rounds.countedAt} > ${timestamp(after)} and ${rounds.countedAt} <= ${timestamp(until)}
    order by ${rounds.payout} desc, ${rounds.countedAt} desc limit ${most}) wins
  order by wins.payout desc, wins.counted_at desc limit ${most}`

/** Since when an open round was not asked for; an index has it. */
export const notAskedSince: SQL<number> = sql<number>`coalesce(${rounds.askedAt}, ${rounds.openedAt})`

export const isBefore = (instant: SQL, end: number): SQL => sql`${instant} < ${timestamp(end)}`
