import { and, desc, eq, gte, lt } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { type AskedPage, offsetOf, totalRows } from '../../platform/http/paging'
import { playerPrefix } from './accounts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './schema'

/** All entries of all accounts of a member, newest first, for operators. */
export const ledgerOfMember = async (db: Db, merchant: string, memberId: string, page: AskedPage) => {
  const prefix = playerPrefix(memberId)
  const rows = await db
    .select({
      transactionId: ledgerEntries.transactionId,
      line: ledgerEntries.line,
      at: ledgerTransactions.createdAt,
      kind: ledgerTransactions.kind,
      title: ledgerTransactions.title,
      reference: ledgerTransactions.reference,
      code: ledgerAccounts.code,
      amount: ledgerEntries.amount,
      balanceAfter: ledgerEntries.balanceAfter,
      currency: ledgerEntries.currency,
      total: totalRows,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerAccounts.merchantCode, merchant),
        gte(ledgerAccounts.code, prefix),
        lt(ledgerAccounts.code, `${prefix}~`),
      ),
    )
    .orderBy(desc(ledgerEntries.createdAt), desc(ledgerEntries.accountVersion))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return rows.map(({ code, ...row }) => ({ ...row, balanceType: code.slice(prefix.length) }))
}
