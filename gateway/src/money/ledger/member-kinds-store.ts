import { type Minor, minor } from '@mosaic/contracts'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import type { Books } from './accounts'
import type { LedgerKind } from './kinds'
import { kindsOfMembersQuery } from './member-kinds.sql'
import type { StatementSpan } from './statement.sql'

/** What the main balances of many members gained by each kind in whole business days; a kind without entries is missing. */
export const gainedByKind = async (
  db: Db,
  books: Books,
  members: SQL,
  span: StatementSpan,
): Promise<ReadonlyMap<LedgerKind, Minor>> => {
  const { rows } = await db.execute<{ kind: LedgerKind; amount: bigint }>(kindsOfMembersQuery(books, members, span))
  return new Map(rows.map(({ kind, amount }) => [kind, minor(amount)]))
}
