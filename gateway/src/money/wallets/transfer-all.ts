import { moneyToWire, type ValueOf } from '@mosaic/contracts'
import type { AppContext } from '../../platform/runtime/app-context'
import { ok, type Result } from '../../platform/http/result'
import { playerFunds } from '../ledger'
import { vendorOf, vendorWalletsOf, walletName } from './merchant-wallets'
import { renewOne } from './renew'
import type { TransferRow } from './schema'
import * as store from './store'
import { send, openTransfer, toWire, type TransferContext } from './transfer'
import type { VendorWalletClient } from './vendor-wallet-client'

type TransferOutcome = { readonly row: TransferRow | null; readonly answered: boolean }

/** Imports the vendor's balance first, because play there may have changed it. */
const transferAllFrom = async (
  ctx: AppContext,
  client: VendorWalletClient | null,
  context: TransferContext,
  vendor: string,
): Promise<TransferOutcome> => {
  const inFlight = () => store.inFlight(ctx.db, context.member.id, vendor)
  if (!client || !(await renewOne(ctx, client, context, vendor))) return { row: await inFlight(), answered: false }
  // Keys of callers contain no dot, so this one cannot collide.
  const own = { ...context, idempotencyKey: `${context.idempotencyKey}.${vendor}` }
  const started = await openTransfer(ctx, own, { vendor, direction: 'OUT' }, 'all')
  if (!started.ok) return { row: started.code === 'transfer.in.flight' ? await inFlight() : null, answered: true }
  if (!started.value) return { row: null, answered: true }
  const { row, isNew } = started.value
  return { row: isNew ? await send(ctx, client, row) : row, answered: true }
}

/**
 * Makes one transfer to main for each vendor with a balance; a transfer in flight is returned instead. Vendors that
 * do not answer are skipped.
 */
export const transferAllToMain = async (
  ctx: AppContext,
  client: VendorWalletClient | null,
  context: TransferContext,
): Promise<Result<ValueOf<'walletTransferAll'>>> => {
  const { merchant, member } = context
  const vendors = vendorWalletsOf(ctx.config, merchant)
  const outcomes = await Promise.all(
    vendors.map(async ({ code }) => ({ vendor: code, ...(await transferAllFrom(ctx, client, context, code)) })),
  )
  const { balances } = await playerFunds(ctx.db, merchant.code, member.id, member.currency)
  return ok({
    list: outcomes.flatMap(({ row }) => (row ? [toWire(ctx, merchant, row)] : [])),
    left: balances.flatMap(({ code, balance }) => {
      const vendor = vendorOf(code)
      if (vendor === null || balance === 0n) return []
      return [
        { vendor, vendorName: walletName(ctx.config, merchant, vendor), amount: moneyToWire(balance, member.currency) },
      ]
    }),
    unanswered: outcomes.filter(({ answered }) => !answered).map(({ vendor }) => vendor),
  })
}
