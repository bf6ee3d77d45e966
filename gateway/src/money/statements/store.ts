import { and, desc, eq } from 'drizzle-orm'
import { within } from '../../platform/kernel/columns'
import type { Db } from '../../platform/kernel/database'
import { type AskedPage, offsetOf, totalRows } from '../../platform/kernel/paging'
import { type AccountRef, ledgerAccounts, ledgerEntries, type LedgerKind, ledgerTransactions } from '../ledger'

export type AskedEntries = {
  readonly account: AccountRef
  readonly span: { readonly from: number; readonly to: number }
  readonly kind: LedgerKind | undefined
}

/** Entries of one account, newest first, each with the balance it left. */
export const entriesOf = (db: Db, { account, span, kind }: AskedEntries, page: AskedPage) =>
  db
    .select({
      id: ledgerEntries.transactionId,
      at: ledgerEntries.createdAt,
      kind: ledgerTransactions.kind,
      amount: ledgerEntries.amount,
      balanceAfter: ledgerEntries.balanceAfter,
      reference: ledgerTransactions.reference,
      title: ledgerTransactions.title,
      total: totalRows,
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerAccounts.merchantCode, account.merchant),
        eq(ledgerAccounts.code, account.code),
        eq(ledgerAccounts.currency, account.currency),
        within(ledgerEntries.createdAt, span),
        kind === undefined ? undefined : eq(ledgerTransactions.kind, kind),
      ),
    )
    .orderBy(desc(ledgerEntries.accountVersion))
    .limit(page.pageSize)
    .offset(offsetOf(page))
