import { and, eq, inArray } from 'drizzle-orm'
import { dayIndex, sumOf, within } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import type { AccountRef } from './accounts'
import type { LedgerKind } from './kinds'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './schema'
import { firstColumn } from './statement.sql'

/** Kinds that credit a member without a game. */
const rewards: readonly LedgerKind[] = ['promotion', 'bonus', 'rebate', 'commission', 'salary', 'dividend']

/** Sums by day, counted from 1 in the order of `bounds` (the first instant of each day, then of the day after). */
export const rewardsByDay = (db: Db, account: AccountRef, bounds: readonly number[]) =>
  db
    .select({ day: dayIndex(ledgerEntries.createdAt, bounds), amount: sumOf(ledgerEntries.amount) })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerAccounts.merchantCode, account.merchant),
        eq(ledgerAccounts.code, account.code),
        eq(ledgerAccounts.currency, account.currency),
        within(ledgerEntries.createdAt, { from: bounds[0] ?? 0, to: bounds[bounds.length - 1] ?? 0 }),
        inArray(ledgerTransactions.kind, rewards),
      ),
    )
    .groupBy(firstColumn)
