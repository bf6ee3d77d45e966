import { zero } from '@mosaic/contracts'
import { and, asc, count, desc, eq, gt, gte, inArray, lt, not, or, type SQL } from 'drizzle-orm'
import type { Member } from '../../platform/runtime/app-context'
import { within } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import { type AskedPage, offsetOf, totalRows } from '../../platform/http/paging'
import { type AccountRef, playerAccount, vendorPrefix } from './accounts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './schema'
import { type EntryKind, kindOf, latest, sumWhere } from './statement.sql'

export type StatementFilter = {
  readonly member: Pick<Member, 'id' | 'merchantCode' | 'currency'>
  readonly span: { readonly from: number; readonly to: number }
  readonly kinds: readonly EntryKind[] | undefined
}

const isTransfer = eq(ledgerTransactions.kind, 'transfer')

/** A transfer has entries in two wallets; the statement shows the one in main. */
const matching = ({ member, span, kinds }: StatementFilter, main: AccountRef): SQL | undefined => {
  const vendors = vendorPrefix(member.id)
  const isMain = eq(ledgerAccounts.code, main.code)
  return and(
    eq(ledgerAccounts.merchantCode, main.merchant),
    or(isMain, and(gte(ledgerAccounts.code, vendors), lt(ledgerAccounts.code, `${vendors}~`))),
    or(isMain, not(isTransfer)),
    eq(ledgerAccounts.currency, main.currency),
    within(ledgerEntries.createdAt, span),
    kinds && inArray(kindOf(main), [...kinds]),
  )
}

const mainOf = ({ member }: StatementFilter): AccountRef =>
  playerAccount({ merchant: member.merchantCode, currency: member.currency }, member.id)

/** Entries of main and of play in vendor wallets, newest first, each with the balance after it. */
export const statementEntries = (db: Db, filter: StatementFilter, page: AskedPage) => {
  const main = mainOf(filter)
  return db
    .select({
      id: ledgerEntries.transactionId,
      at: ledgerEntries.createdAt,
      kind: kindOf(main),
      amount: ledgerEntries.amount,
      balanceAfter: ledgerEntries.balanceAfter,
      reference: ledgerTransactions.reference,
      title: ledgerTransactions.title,
      total: totalRows,
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(matching(filter, main))
    .orderBy(desc(latest), desc(ledgerEntries.accountVersion), asc(ledgerEntries.accountId))
    .limit(page.pageSize)
    .offset(offsetOf(page))
}

/** Sums over all pages of a statement: `out` is negative, and transfers between wallets count in neither. */
export const statementSums = async (db: Db, filter: StatementFilter) => {
  const [sums] = await db
    .select({
      count: count(),
      in: sumWhere(and(not(isTransfer), gt(ledgerEntries.amount, zero))),
      out: sumWhere(and(not(isTransfer), lt(ledgerEntries.amount, zero))),
      transfers: sumWhere(isTransfer),
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(matching(filter, mainOf(filter)))
  if (!sums) throw new Error('A query of sums always has one row')
  return sums
}
