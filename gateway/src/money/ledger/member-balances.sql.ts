import type { Currency } from '@mosaic/contracts'
import { type SQL, sql } from 'drizzle-orm'
import { ledgerAccounts } from './schema'

export type MemberOfBooks = { readonly id: string; readonly currency: Currency }

/** Each member's balance over all accounts of theirs in the books of a merchant; members without accounts have no row. */
export const memberBalancesQuery = (merchantCode: string, members: readonly MemberOfBooks[]): SQL => sql`
  select wanted.id as member_id, sum(${ledgerAccounts.balance})::bigint as balance
  from jsonb_to_recordset(${JSON.stringify(members.map(({ id, currency }) => ({ id, currency })))}::jsonb) as wanted (id text, currency text)
    join ${ledgerAccounts} on ${ledgerAccounts.merchantCode} = ${merchantCode} and ${ledgerAccounts.currency} = wanted.currency
      and ${ledgerAccounts.code} >= 'player:' || wanted.id || ':' and ${ledgerAccounts.code} < 'player:' || wanted.id || ':~'
  group by 1`
