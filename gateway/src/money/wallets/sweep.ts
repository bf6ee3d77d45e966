import { moneyToWire, type ValueOf } from '@mosaic/contracts'
import type { AppContext } from '../../platform/runtime/app-context'
import { ok, type Result } from '../../platform/http/result'
import { playerFunds } from '../ledger'
import { vendorOf, vendorWalletsOf, walletName } from './merchant-wallets'
import { renewOne } from './renew'
import type { TransferRow } from './schema'
import * as store from './store'
import { send, setOut, toWire, type TransferPlace } from './transfer'
import type { VendorDoor } from './vendor-door'

type Swept = { readonly row: TransferRow | null; readonly answered: boolean }

/** Asked first: what was won or lost there since is no part of what we know. */
const sweepOne = async (
  ctx: AppContext,
  door: VendorDoor | null,
  place: TransferPlace,
  vendor: string,
): Promise<Swept> => {
  const inFlight = () => store.inFlight(ctx.db, place.member.id, vendor)
  if (!door || !(await renewOne(ctx, door, place, vendor))) return { row: await inFlight(), answered: false }
  // A key of a caller has no dot.
  const own = { ...place, idempotencyKey: `${place.idempotencyKey}.${vendor}` }
  const started = await setOut(ctx, own, { vendor, direction: 'OUT' }, 'all')
  if (!started.ok) return { row: started.code === 'transfer.in.flight' ? await inFlight() : null, answered: true }
  if (!started.value) return { row: null, answered: true }
  const { row, fresh } = started.value
  return { row: fresh ? await send(ctx, door, row) : row, answered: true }
}

/**
 * "Bring all back": one transfer for each vendor that holds something; where one is in flight already, that one is answered.
 * A vendor that says nothing is not asked for its money.
 */
export const bringAllBack = async (
  ctx: AppContext,
  door: VendorDoor | null,
  place: TransferPlace,
): Promise<Result<ValueOf<'walletTransferAll'>>> => {
  const { merchant, member } = place
  const vendors = vendorWalletsOf(ctx.config, merchant)
  const swept = await Promise.all(
    vendors.map(async ({ code }) => ({ vendor: code, ...(await sweepOne(ctx, door, place, code)) })),
  )
  const { balances } = await playerFunds(ctx.db, merchant.code, member.id, member.currency)
  return ok({
    list: swept.flatMap(({ row }) => (row ? [toWire(ctx, merchant, row)] : [])),
    left: balances.flatMap(({ code, balance }) => {
      const vendor = vendorOf(code)
      if (vendor === null || balance === 0n) return []
      return [
        { vendor, vendorName: walletName(ctx.config, merchant, vendor), amount: moneyToWire(balance, member.currency) },
      ]
    }),
    unanswered: swept.filter(({ answered }) => !answered).map(({ vendor }) => vendor),
  })
}
