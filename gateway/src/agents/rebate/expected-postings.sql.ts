import { type SQL, sql } from 'drizzle-orm'
import type { BookSpan } from '../../money'
import { within } from '../../platform/db/columns'
import { agentCommissions } from './schema'

/** What paid commissions say must be in the books: one transaction a category, and one that pays the day. */
export const commissionPostings = (span: BookSpan): SQL => sql`
  select m.scope, m.key, 'commission' as kind, ${agentCommissions.merchantCode} as merchant, ${agentCommissions.currency} as currency,
    m.from_code, m.to_code, m.amount
  from ${agentCommissions} cross join lateral (values
    ('commission', ${agentCommissions.agentId} || ':' || ${agentCommissions.category} || ':' || ${agentCommissions.day},
      'rebate:expense', 'agent:' || ${agentCommissions.agentId} || ':commission', ${agentCommissions.amount}),
    ('commission', ${agentCommissions.agentId} || ':' || ${agentCommissions.category} || ':' || ${agentCommissions.day},
      'rebate:expense', 'rounding', ${agentCommissions.remainder}),
    ('commission-paid', ${agentCommissions.agentId} || ':' || ${agentCommissions.day},
      'agent:' || ${agentCommissions.agentId} || ':commission', 'player:' || ${agentCommissions.agentId} || ':main', ${agentCommissions.amount})
  ) m (scope, key, from_code, to_code, amount)
  where ${within(agentCommissions.paidAt, span)} and m.amount > 0`
