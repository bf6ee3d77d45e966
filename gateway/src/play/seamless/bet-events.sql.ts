import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { EventSource } from '../../platform'
import { rounds, seamlessTransactions } from './schema'

const call = seamlessTransactions
const bet = alias(seamlessTransactions, 'bet')
const name = sql`case when ${call.call} = 'rollback' then 'bet.voided' else 'bet.settled' end`

const eventsFrom = (calls: SQL): EventSource => ({
  names: ['bet.settled', 'bet.voided'],
  due: (isDue) => sql`
    select ${call.eventId} as id, ${name} as name, ${call.memberId} as member_id, ${call.createdAt} as at,
      jsonb_build_object('merchantCode', ${rounds.merchantCode}, 'provider', ${rounds.provider}, 'roundId', ${rounds.roundId}, 'gameId', ${rounds.gameCode}, 'vendor', ${rounds.vendorCode},
        'category', ${rounds.category}, 'currency', ${rounds.currency}, 'countedAt', (extract(epoch from ${rounds.countedAt}) * 1000)::bigint, 'rounds', ${call.eventRounds},
        'stake', ${call.eventStake}::text, 'freeStake', case when ${call.call} = 'rollback' then '0' else (${rounds.freeStake} + ${rounds.bonusStake})::text end, 'payout', ${call.eventPayout}::text, 'validBet', ${call.eventValidBet}::text)
        || case when ${bet.txId} is null then '{}' else jsonb_build_object('betId', ${bet.txId}, 'betStake', ${bet.amount}::text) end as payload
    from ${calls} join ${rounds} on ${rounds.provider} = ${call.provider} and ${rounds.roundId} = ${call.roundId}
      left join ${call} as bet on ${call.call} = 'rollback' and ${bet.provider} = ${call.provider} and ${bet.txId} = ${call.refTxId}
    where ${isDue(name, call.eventXid, call.eventId)}`,
})

/** `bet.settled` and `bet.voided`, read from the calls that ended a round or took a bet back. */
export const betEvents: EventSource = eventsFrom(sql`${call}`)

/** The same for `unhandledEvents`, by the place of its cursor: a call that reads them must never read all calls. */
export const newBetEvents: EventSource = eventsFrom(sql`seamless_events_from(pg_snapshot_xmin(place.seen)) as ${call}`)
