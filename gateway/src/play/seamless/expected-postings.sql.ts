import { type SQL, sql } from 'drizzle-orm'
import { memberRows } from '../../identity'
import { accountRows, type BookSpan } from '../../money'
import { within } from '../../platform/db/columns'
import { gameSessions, rounds, seamlessTransactions } from './schema'

/** The win that an accepted call was told, in its stored answer. */
export const credited: SQL = sql`case when ${seamlessTransactions.call} in ('win', 'betwin', 'promo-win')
  then coalesce((${seamlessTransactions.answer}::jsonb ->> 'credited')::bigint, 0) else 0 end`
/** What an accepted call took or, in a free round, would have taken. */
export const staked: SQL = sql`case when ${seamlessTransactions.call} in ('bet', 'betwin') then ${seamlessTransactions.amount} else 0 end`

/** Accepted calls with the accounts of their round, each with what it took from and gave to the player. */
const acceptedCalls: SQL = sql`(
  select 'seamless:' || ${seamlessTransactions.provider} as scope, ${seamlessTransactions.provider} as provider, ${seamlessTransactions.txId} as tx_id,
    ${seamlessTransactions.call} as call, ${seamlessTransactions.refTxId} as ref_tx_id, ${seamlessTransactions.createdAt} as created_at,
    member.merchant_code as merchant, coalesce(${rounds.currency}, ${seamlessTransactions.answer}::jsonb ->> 'currency') as currency,
    'player:' || ${seamlessTransactions.memberId} || ':main' as player, 'player:' || ${seamlessTransactions.memberId} || ':bonus' as held,
    ${seamlessTransactions.bonusTaken} as bonus_taken, ${seamlessTransactions.bonusCredited} as bonus_credited, house.code as house, ${rounds.rewardId} is not null as free,
    case when ${rounds.rewardId} is null then ${staked} else 0 end as taken, ${credited} as credited
  from ${seamlessTransactions} join ${memberRows} member on member.id = ${seamlessTransactions.memberId}
    left join ${rounds} on ${rounds.provider} = ${seamlessTransactions.provider} and ${rounds.roundId} = ${seamlessTransactions.roundId}
    left join ${gameSessions} on ${gameSessions.id} = ${rounds.sessionId}
    left join ${accountRows} house on house.id = ${gameSessions.houseAccount}
  where ${seamlessTransactions.status} = 'OK')`

/** What the calls of game providers say must be in the books: stakes, wins, prizes, and bets that were taken back. */
export const callPostings = (span: BookSpan): SQL => sql`
  select c.scope, m.key, m.kind, c.merchant, c.currency, m.from_code, m.to_code, m.amount
  from ${acceptedCalls} c cross join lateral (values
    (c.tx_id, 'bet', c.player, c.house, c.taken - c.bonus_taken),
    (c.tx_id, 'bet', c.held, c.house, c.bonus_taken),
    (c.tx_id || case when c.taken > 0 then ':win' else '' end, case when c.free or c.call = 'promo-win' then 'promotion' else 'win' end,
      case when c.free or c.call = 'promo-win' then 'promo:expense' else c.house end, c.player, c.credited - c.bonus_credited),
    (c.tx_id || case when c.taken > 0 then ':win' else '' end, 'win', c.house, c.held, c.bonus_credited)
  ) m (key, kind, from_code, to_code, amount)
  where ${within(sql`c.created_at`, span)} and m.amount > 0
  union all
  select b.scope, m.key, 'rollback', b.merchant, b.currency, m.from_code, m.to_code, m.amount
  from ${seamlessTransactions} r
    join ${acceptedCalls} b on b.provider = r.provider and b.tx_id = r.ref_tx_id cross join lateral (values
    (r.tx_id || ':0', b.house, b.player, b.taken - b.bonus_taken),
    (r.tx_id || ':0', b.house, b.held, b.bonus_taken),
    (r.tx_id || ':' || (b.taken > 0)::int, b.player, b.house, b.credited - b.bonus_credited),
    (r.tx_id || ':' || (b.taken > 0)::int, b.held, b.house, b.bonus_credited)
  ) m (key, from_code, to_code, amount)
  where r.call = 'rollback' and r.status = 'OK' and ${within(sql`r.created_at`, span)} and m.amount > 0`
