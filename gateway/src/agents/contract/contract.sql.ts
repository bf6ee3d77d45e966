import { type SQL, sql } from 'drizzle-orm'
import type { BookSpan } from '../../money'
import { within } from '../../platform/db/columns'
import { agentContracts, contractPayments } from './schema'

/** Week, half month or month of a dividend; null in other contracts. */
export const dividendPeriodOf: SQL<string | null> = sql<string | null>`${agentContracts.terms} ->> 'period'`

/** The ledger's kind of a payment. */
const ledgerKind = sql`case when ${contractPayments.kind} = 'dividend' then 'dividend' else 'salary' end`

/** What paid contracts say must be in the books: one transaction for each contract and period. */
export const contractPostings = (span: BookSpan): SQL => sql`
  select 'contract' as scope, ${contractPayments.contractId}::text || ':' || ${contractPayments.periodKey} as key, ${ledgerKind} as kind,
    ${contractPayments.merchantCode} as merchant, ${contractPayments.currency} as currency, ${ledgerKind} || ':expense' as from_code,
    'player:' || ${contractPayments.agentId} || ':main' as to_code, ${contractPayments.amount} as amount
  from ${contractPayments} where ${within(contractPayments.paidAt, span)} and ${contractPayments.amount} > 0`
