import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { BookSpan } from '../../money'
import { within } from '../../platform/db/columns'
import { isAbove } from '../team'
import { agentTransfers, commissionFreezes } from './schema'

/** An agent who is still above this one stopped the payment of the commission. */
export const isCommissionFrozen = (agentId: SQLWrapper): SQL => sql`exists (
  select 1 from ${commissionFreezes}
  where ${commissionFreezes.agentId} = ${agentId} and ${isAbove(commissionFreezes.frozenBy, commissionFreezes.agentId)})`

/** What transfers to downlines say must be in the books. */
export const agentTransferPostings = (span: BookSpan): SQL => sql`
  select 'agent.transfer' as scope, ${agentTransfers.id}::text as key, 'transfer' as kind, ${agentTransfers.merchantCode} as merchant,
    ${agentTransfers.currency} as currency, 'player:' || ${agentTransfers.agentId} || ':main' as from_code,
    'player:' || ${agentTransfers.memberId} || ':main' as to_code, ${agentTransfers.amount} as amount
  from ${agentTransfers} where ${within(agentTransfers.createdAt, span)}`
