import type { AppContext } from '../../platform/runtime/app-context'
import type { Tx } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import {
  type AccountRef,
  fingerprintOf,
  playerAccount,
  post,
  transfer as between,
  transitAccount,
  vendorAccount,
} from '../ledger'
import type { TransferRow } from './schema'
import * as store from './store'
import { importVendorBalance } from './vendor-balance'
import type { TransferOrder, VendorWalletClient, VendorReport } from './vendor-wallet-client'

/** The accounts of a transfer: from, in transit, to. */
export const accountsOf = (
  row: Pick<TransferRow, 'merchantCode' | 'memberId' | 'vendor' | 'currency' | 'direction'>,
) => {
  const books = { merchant: row.merchantCode, currency: row.currency }
  const [main, atVendor] = [playerAccount(books, row.memberId), vendorAccount(books, row.memberId, row.vendor)]
  const transit = transitAccount(books, row.memberId, row.vendor)
  return row.direction === 'IN' ? { from: main, transit, to: atVendor } : { from: atVendor, transit, to: main }
}

type Leg = 'leave' | 'arrive' | 'return'

export const moveLeg = async (
  tx: Tx,
  leg: Leg,
  row: Pick<TransferRow, 'id' | 'vendor' | 'reference' | 'amount'>,
  [from, to]: readonly [AccountRef, AccountRef],
  at: number,
): Promise<void> => {
  const moved = await post(tx, {
    scope: `transfer.${leg}`,
    key: row.id,
    fingerprint: fingerprintOf('transfer', leg, row.id),
    kind: 'transfer',
    title: row.vendor,
    reference: row.reference,
    postings: between(from, to, row.amount),
    at,
  })
  if (!moved.ok) throw new Error(`The ledger refused to ${leg} transfer ${row.id}: ${moved.reason}`)
}

/** Ends a transfer once by the vendor's report: the money in transit arrives or returns. */
export const endTransfer = (ctx: AppContext, row: TransferRow, report: VendorReport): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const seen = await store.lockWallet(tx, row.memberId, row.vendor)
    const now = await store.transferOfMember(tx, row.memberId, row.id)
    if (!now || now.endedAt !== null) return
    const at = ctx.clock.now()
    const { from, transit, to } = accountsOf(row)
    const done = report.state === 'DONE'
    await moveLeg(tx, done ? 'arrive' : 'return', row, [transit, done ? to : from], at)
    await store.change(tx, row.id, { state: done ? 'CONFIRMED' : 'FAILED', endedAt: at })
    await importVendorBalance(tx, row, seen, report.wallet, at)
  })

export const orderOf = (row: TransferRow): TransferOrder => ({
  reference: row.id,
  vendor: row.vendor,
  account: row.memberId,
  direction: row.direction,
  currency: row.currency,
  amount: row.amount,
})

/** An order may arrive this late; afterwards a vendor that does not know it is asked to refuse it. */
const graceMs = 20_000

/** Polls the vendor for the state of a transfer; the order is never sent again. */
export const reconcile = async (ctx: AppContext, client: VendorWalletClient, row: TransferRow): Promise<void> => {
  const now = ctx.clock.now()
  const read = await client.read(row.id)
  const report = read === 'unknown' ? (now - row.createdAt >= graceMs ? await client.close(orderOf(row)) : null) : read
  if (report) await endTransfer(ctx, row, report)
  else await store.markUnknown(ctx.db, row.id, now)
}
