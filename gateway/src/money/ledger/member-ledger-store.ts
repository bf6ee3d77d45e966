import { type Currency, type Minor, minor } from '@mosaic/contracts'
import { instantOf } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import { type AskedPage, offsetOf } from '../../platform/http/paging'
import { playerPrefix } from './accounts'
import type { LedgerKind } from './kinds'
import { memberLedgerPage, memberLedgerSize } from './member-ledger.sql'

export type MemberLedgerEntry = {
  readonly transactionId: string
  readonly line: number
  readonly at: number
  readonly kind: LedgerKind
  readonly title: string
  readonly reference: string
  readonly balanceType: string
  readonly amount: Minor
  readonly balanceAfter: Minor
  readonly currency: Currency
  /** Entries of all pages. */
  readonly total: number
}

/** All entries of all accounts of a member, newest first, for operators. */
export const ledgerOfMember = async (
  db: Db,
  merchant: string,
  memberId: string,
  page: AskedPage,
): Promise<readonly MemberLedgerEntry[]> => {
  const prefix = playerPrefix(memberId)
  const { rows } = await db.execute<{
    transaction_id: string
    line: number
    at: string
    kind: LedgerKind
    title: string
    reference: string
    code: string
    amount: bigint
    balance_after: bigint
    currency: Currency
  }>(memberLedgerPage(merchant, prefix, offsetOf(page), page.pageSize))
  const size = await db.execute<{ entries: bigint }>(memberLedgerSize(merchant, prefix))
  const total = Number(size.rows[0]?.entries ?? 0n)
  return rows.map(({ transaction_id: transactionId, at, code, amount, balance_after: balanceAfter, ...row }) => ({
    ...row,
    transactionId,
    at: instantOf(at),
    balanceType: code.slice(prefix.length),
    amount: minor(amount),
    balanceAfter: minor(balanceAfter),
    total,
  }))
}
