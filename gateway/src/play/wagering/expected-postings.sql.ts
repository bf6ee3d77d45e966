import { type SQL, sql } from 'drizzle-orm'
import type { BookSpan } from '../../money'
import { within } from '../../platform/db/columns'
import { bonuses, bonusMoves } from './schema'

const main = sql`'player:' || ${bonuses.memberId} || ':main'`
const held = sql`'player:' || ${bonuses.memberId} || ':bonus'`
const expense = sql`'promo:expense'`

/** What the movements of bonuses say must be in the books; stakes and wins are postings of their calls. */
export const bonusPostings = (span: BookSpan): SQL => sql`
  select 'bonus' as scope, ${bonusMoves.bonusId} || ':' || ${bonusMoves.step} as key, 'bonus' as kind, ${bonusMoves.merchantCode} as merchant, ${bonuses.currency} as currency,
    case when ${bonusMoves.kind} = 'credit' then ${expense} else ${held} end as from_code,
    case ${bonusMoves.kind} when 'credit' then ${held} when 'cash' then ${main} else ${expense} end as to_code, ${bonusMoves.amount} as amount
  from ${bonusMoves} join ${bonuses} on ${bonuses.id} = ${bonusMoves.bonusId}
  where ${within(bonusMoves.at, span)}`
