import { sql } from 'drizzle-orm'
import { namedQuery } from '../../platform/db/named-query'

const { placeholder } = sql

export type WrittenEntry = { account_id: bigint; amount: bigint; balance_after: bigint; account_version: bigint }

/** Writes a transaction with its entries; no rows when scope and key exist already. */
export const writeTransaction = namedQuery<WrittenEntry>(
  'ledger_write',
  sql`
    select * from ledger_write(${placeholder('id')}::uuid, ${placeholder('merchant')}, ${placeholder('scope')}, ${placeholder('key')}, ${placeholder('fingerprint')}, ${placeholder('kind')}, ${placeholder('title')}, ${placeholder('reference')}, ${placeholder('reverses')}::uuid,
      ${placeholder('at')}::timestamptz, ${placeholder('accounts')}::bigint[], ${placeholder('currencies')}::text[], ${placeholder('amounts')}::bigint[])`,
)
