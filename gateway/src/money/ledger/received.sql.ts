import { type SQL, sql } from 'drizzle-orm'
import { memberRows } from '../../identity'
import { within } from '../../platform/db/columns'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './schema'
import type { StatementSpan } from './statement.sql'

/** The ledger's scope of transfers from an agent to a member below. */
export const agentTransferScope = 'agent.transfer'

/** What agents transferred to a member. */
export const receivedQuery = (memberId: string, span: StatementSpan): SQL => sql`
  select coalesce(sum(e.amount), 0)::bigint as received from ${memberRows} member
    join ${ledgerAccounts} account on account.merchant_code = member.merchant_code and account.currency = member.currency and account.code = 'player:' || member.id || ':main'
    join ${ledgerEntries} e on e.account_id = account.id join ${ledgerTransactions} t on t.id = e.transaction_id
  where member.id = ${memberId} and e.kind <> 'bet' and e.kind <> 'win' and e.kind = 'transfer' and e.amount > 0 and ${within(sql`e.created_at`, span)}
    and t.scope = ${agentTransferScope}`
