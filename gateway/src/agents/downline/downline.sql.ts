import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { BookSpan } from '../../money'
import { within } from '../../platform/db/columns'
import { agentTransfers, commissionFreezes } from './schema'

/** An agent who is still above this one stopped the payment of the commission. */
export const isCommissionFrozen = (agentId: SQLWrapper): SQL => sql`exists (
  select 1 from ${commissionFreezes} join agent_tree above on above.ancestor_id = ${commissionFreezes.frozenBy} and above.descendant_id = ${commissionFreezes.agentId}
  where ${commissionFreezes.agentId} = ${agentId} and above.depth > 0)`

/** What transfers to downlines say must be in the books. */
export const agentTransferPostings = (span: BookSpan): SQL => sql`
  select 'agent.transfer' as scope, ${agentTransfers.id}::text as key, 'transfer' as kind, ${agentTransfers.merchantCode} as merchant,
    ${agentTransfers.currency} as currency, 'player:' || ${agentTransfers.agentId} || ':main' as from_code,
    'player:' || ${agentTransfers.memberId} || ':main' as to_code, ${agentTransfers.amount} as amount
  from ${agentTransfers} where ${within(agentTransfers.createdAt, span)}`
