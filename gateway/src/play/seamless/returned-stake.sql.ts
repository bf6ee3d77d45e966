import { sql } from 'drizzle-orm'
import { namedQuery } from '../../platform/db/named-query'

const { placeholder } = sql

/** The calls of a round are found by their time, which an index has; gateways differ by less than a minute. */
export const returnedStakeQuery = namedQuery<{ returned: bigint }>(
  'seamless_returned_stake',
  sql`
    select (coalesce(sum(t.amount), 0) - r.stake - r.bonus_stake)::bigint as returned
    from rounds r left join seamless_transactions t on t.provider = r.provider and t.round_id = r.round_id and t.status = 'OK'
      and t.call in ('bet', 'betwin') and not t.rolled_back
      and t.created_at between r.opened_at - interval '1 minute' and coalesce(r.settled_at, 'infinity') + interval '1 minute'
    where r.provider = ${placeholder('provider')} and r.round_id = ${placeholder('roundId')}
    group by r.stake, r.bonus_stake`,
)
