import { type Minor, minor } from '@mosaic/contracts'
import type { Member } from '../../platform/runtime/app-context'
import { instantOf } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import { onlyRow } from '../../platform/db/named-query'
import { type AskedPage, offsetOf } from '../../platform/http/paging'
import { type AccountRef, playerAccount } from './accounts'
import {
  type EntryKind,
  entriesQuery,
  type Kinds,
  statementDaysQuery,
  statementPage,
  type StatementSpan,
} from './statement.sql'

export type StatementFilter = {
  readonly member: Pick<Member, 'id' | 'merchantCode' | 'currency'>
  readonly span: StatementSpan
  readonly kinds: Kinds
}

const mainOf = ({ member }: StatementFilter): AccountRef =>
  playerAccount({ merchant: member.merchantCode, currency: member.currency }, member.id)

export type StatementEntry = {
  readonly id: string
  readonly at: number
  readonly kind: EntryKind
  readonly amount: Minor
  readonly balanceAfter: Minor
  readonly reference: string
  readonly title: string
}

/** Entries of main and of play in vendor wallets, newest first, each with the balance after it. */
export const statementEntries = async (
  db: Db,
  filter: StatementFilter,
  page: AskedPage,
): Promise<readonly StatementEntry[]> => {
  const { rows } = await db.execute<{
    id: string
    at: string
    kind: EntryKind
    amount: bigint
    balance_after: bigint
    reference: string
    title: string
  }>(statementPage(mainOf(filter), filter.member.id, { ...filter, offset: offsetOf(page), most: page.pageSize }))
  return rows.map(({ at, amount, balance_after: balanceAfter, ...row }) => ({
    ...row,
    at: instantOf(at),
    amount: minor(amount),
    balanceAfter: minor(balanceAfter),
  }))
}

/** Sums over all pages of a statement of whole business days: `out` is negative, and transfers between wallets count in neither. */
export const statementSums = async (db: Db, filter: StatementFilter) => {
  const { member, span, kinds } = filter
  const sums = onlyRow(
    await db.execute<{ count: number; credited: bigint; debited: bigint; transfers: bigint }>(
      statementDaysQuery(mainOf(filter), member.id, span, kinds),
    ),
  )
  return {
    count: sums.count,
    in: minor(sums.credited),
    out: minor(sums.debited),
    transfers: minor(sums.transfers),
  }
}

/** How many entries a statement has between any two instants; `days` is the part of the span that is whole business days. */
export const statementCount = async (db: Db, filter: StatementFilter, days: StatementSpan): Promise<number> => {
  const { member, span, kinds } = filter
  const partOf = async (from: number, to: number) =>
    from < to
      ? onlyRow(await db.execute<{ count: number }>(entriesQuery(mainOf(filter), member.id, { from, to }, kinds))).count
      : 0
  if (days.from >= days.to) return partOf(span.from, span.to)
  const { count } = await statementSums(db, { ...filter, span: days })
  return (await partOf(span.from, days.from)) + count + (await partOf(days.to, span.to))
}
