import { minor, type Minor } from '@mosaic/contracts'
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { within } from '../../platform/kernel/columns'
import type { Db } from '../../platform/kernel/database'
import { type AskedPage, offsetOf, totalRows } from '../../platform/kernel/paging'
import { type AccountRef, ledgerAccounts, ledgerEntries, type LedgerKind, ledgerTransactions } from '../ledger'

export type AskedEntries = {
  readonly account: AccountRef
  readonly span: { readonly from: number; readonly to: number }
  readonly kinds: readonly LedgerKind[] | undefined
}

const chosenBy = ({ account, span, kinds }: AskedEntries): SQL | undefined =>
  and(
    eq(ledgerAccounts.merchantCode, account.merchant),
    eq(ledgerAccounts.code, account.code),
    eq(ledgerAccounts.currency, account.currency),
    within(ledgerEntries.createdAt, span),
    kinds && inArray(ledgerTransactions.kind, [...kinds]),
  )

/** Entries of one account, newest first, each with the balance it left. */
export const entriesOf = (db: Db, asked: AskedEntries, page: AskedPage) =>
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
    .where(chosenBy(asked))
    .orderBy(desc(ledgerEntries.accountVersion))
    .limit(page.pageSize)
    .offset(offsetOf(page))

const sumWhere = (condition: SQL): SQL<Minor> =>
  sql`coalesce(sum(${ledgerEntries.amount}) filter (where ${condition}), 0)::bigint`.mapWith(minor)

/** What all pages of entries bring in and take out; what goes out is below zero. */
export const entrySums = async (db: Db, asked: AskedEntries) => {
  const [sums] = await db
    .select({
      count: count(),
      in: sumWhere(sql`${ledgerEntries.amount} > 0`),
      out: sumWhere(sql`${ledgerEntries.amount} < 0`),
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(chosenBy(asked))
  if (!sums) throw new Error('A query of sums always has one row')
  return sums
}
