import { minor, type Minor, zero } from '@mosaic/contracts'
import { and, asc, count, desc, eq, gt, gte, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { Member } from '../../platform/runtime/app-context'
import { within } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import { type AskedPage, offsetOf, totalRows } from '../../platform/http/paging'
import {
  type AccountRef,
  ledgerAccounts,
  ledgerEntries,
  type LedgerKind,
  ledgerTransactions,
  playerAccount,
  vendorPockets,
} from '../ledger'

/** The ledger's kinds, and one for what was played in a vendor's own wallet. */
export type EntryKind = LedgerKind | 'vendorPlay'

export type AskedEntries = {
  readonly member: Pick<Member, 'id' | 'merchantCode' | 'currency'>
  readonly span: { readonly from: number; readonly to: number }
  readonly kinds: readonly EntryKind[] | undefined
}

const isTransfer = eq(ledgerTransactions.kind, 'transfer')

const vendorPlay: EntryKind = 'vendorPlay'
const kindOf = (main: AccountRef): SQL<EntryKind> =>
  sql`case when ${ledgerAccounts.code} = ${main.code} then ${ledgerTransactions.kind} else ${vendorPlay} end`

/** A transfer stands in two wallets; the entry in main tells it. */
const chosenBy = ({ member, span, kinds }: AskedEntries, main: AccountRef): SQL | undefined => {
  const vendors = vendorPockets(member.id)
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

const mainOf = ({ member }: AskedEntries): AccountRef =>
  playerAccount({ merchant: member.merchantCode, currency: member.currency }, member.id)

/** Wallets keep their own order, by version; between them the later of two times comes first. */
const latest = sql`max(${ledgerEntries.createdAt}) over (partition by ${ledgerEntries.accountId} order by ${ledgerEntries.accountVersion})`

/** Entries of the main wallet and what was played in those of vendors, newest first, each with the balance it left in its wallet. */
export const entriesOf = (db: Db, asked: AskedEntries, page: AskedPage) => {
  const main = mainOf(asked)
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
    .where(chosenBy(asked, main))
    .orderBy(desc(latest), desc(ledgerEntries.accountVersion), asc(ledgerEntries.accountId))
    .limit(page.pageSize)
    .offset(offsetOf(page))
}

const sumWhere = (condition: SQL | undefined): SQL<Minor> =>
  sql`coalesce(sum(${ledgerEntries.amount}) filter (where ${condition}), 0)::bigint`.mapWith(minor)

/** What all pages of entries bring in and take out; what goes out is below zero. Between wallets nothing comes in or goes out. */
export const entrySums = async (db: Db, asked: AskedEntries) => {
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
    .where(chosenBy(asked, mainOf(asked)))
  if (!sums) throw new Error('A query of sums always has one row')
  return sums
}
