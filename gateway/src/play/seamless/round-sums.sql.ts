import { type SQL, sql } from 'drizzle-orm'
import { memberRows } from '../../identity'
import type { BookSpan } from '../../money'
import { within } from '../../platform/db/columns'
import { freeRoundRows } from '../free-rounds'
import { credited, staked } from './expected-postings.sql'
import { rounds, seamlessTransactions } from './schema'

/** The counted calls of a span by round. A bet that was taken back counts as none. */
const callSums = (span: BookSpan): SQL => sql`
  select ${seamlessTransactions.provider} as provider, ${seamlessTransactions.roundId} as round_id, min(${seamlessTransactions.memberId}) as member_id,
    sum(case when ${seamlessTransactions.rolledBack} then 0 else ${staked} end) as stakes,
    sum(case when ${seamlessTransactions.rolledBack} then 0 else ${credited} end) as wins
  from ${seamlessTransactions}
  where ${seamlessTransactions.status} = 'OK' and ${seamlessTransactions.call} in ('bet', 'win', 'betwin', 'end-round')
    and ${within(seamlessTransactions.createdAt, span)}
  group by 1, 2`

/** The cancelled free round keeps the stake that its bet named. */
const recordedStake: SQL = sql`${rounds.stake} + ${rounds.bonusStake} + case when ${rounds.state} = 'CANCELLED' then 0 else ${rounds.freeStake} end`
const recordedPayout: SQL = sql`${rounds.payout} + ${rounds.bonusPayout} + ${rounds.freeWin}`

/**
 * Rounds with calls in a span, and rounds opened in it without any, with their sums. Left out: rounds that began and ended in
 * the span and agree. A returned stake is in neither sum of the round and in both of its calls.
 */
export const roundSumsQuery = (span: BookSpan): SQL => sql`
  with calls as materialized (${callSums(span)})
  select c.provider, c.round_id, coalesce(${rounds.merchantCode}, member.merchant_code) as merchant, coalesce(${rounds.currency}, member.currency) as currency,
    c.stakes::bigint as stakes, c.wins::bigint as wins, ${recordedStake} as stake, ${recordedPayout} as payout, ${rounds.openedAt} as opened_at, ${rounds.settledAt} as settled_at
  from calls c join ${memberRows} member on member.id = c.member_id
    left join ${rounds} on ${rounds.provider} = c.provider and ${rounds.roundId} = c.round_id
  where (${within(rounds.openedAt, span)} and ${within(rounds.settledAt, span)} and c.stakes >= ${recordedStake}
    and c.stakes - (${recordedStake}) = c.wins - (${recordedPayout})) is not true
  union all
  select ${rounds.provider}, ${rounds.roundId}, ${rounds.merchantCode}, ${rounds.currency}, null, null, ${recordedStake}, ${recordedPayout}, ${rounds.openedAt}, ${rounds.settledAt}
  from ${rounds}
  where ${within(rounds.openedAt, span)}
    and not exists (select from calls c where c.provider = ${rounds.provider} and c.round_id = ${rounds.roundId})`

/** The sums of the calls of some rounds in a span. */
export const sumsOfRoundsQuery = (
  keys: readonly { readonly provider: string; readonly roundId: string }[],
  span: BookSpan,
): SQL => sql`
  select provider, round_id, stakes::bigint as stakes, wins::bigint as wins from (${callSums(span)}) c
  where (provider, round_id) in (${sql.join(
    keys.map(({ provider, roundId }) => sql`(${provider}, ${roundId})`),
    sql`, `,
  )})`

/** Free rounds whose counters are not the sums of their rounds. */
export const freeRoundSumsQuery = (limit: number): SQL => sql`
  select f.merchant_code as merchant, f.currency, f.id::text as id, f.played::text as played, f.won::text as won,
    count(${rounds.roundId}) filter (where ${rounds.state} <> 'CANCELLED')::text as rounds, coalesce(sum(${rounds.freeWin}), 0)::text as paid
  from ${freeRoundRows} f left join ${rounds} on ${rounds.rewardId} = f.id
  group by f.merchant_code, f.currency, f.id, f.played, f.won
  having f.played <> count(${rounds.roundId}) filter (where ${rounds.state} <> 'CANCELLED') or f.won <> coalesce(sum(${rounds.freeWin}), 0)
  order by 3 limit ${limit}`
