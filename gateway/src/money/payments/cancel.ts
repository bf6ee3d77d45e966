import type { Deposit } from '@mosaic/contracts'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import type { PaymentProvider } from './provider'
import type { DepositRow } from './schema'
import { endUnpaid, settleAndReport } from './settlement'
import * as store from './store'

/** The provider decides: a paid deposit is credited, not cancelled. */
const cancelled = async (
  ctx: AppContext,
  provider: PaymentProvider,
  deposit: DepositRow,
): Promise<Result<DepositRow>> => {
  if (deposit.kind === 'mt') return ok(await endUnpaid(ctx, deposit, 'CANCELLED'))
  const report = await provider.cancel(deposit.id)
  if (report === null) return fail('deposit.provider.unavailable')
  if (report === 'unknown') return ok(await endUnpaid(ctx, deposit, 'CANCELLED'))
  return ok((await settleAndReport(ctx, report))?.deposit ?? deposit)
}

/** Cancels a deposit that is unpaid and has no proof of a transfer. */
export const cancelDeposit = async (
  ctx: AppContext,
  provider: PaymentProvider,
  member: Member,
  depositId: string,
): Promise<Result<Deposit>> => {
  const deposit = await store.depositOfMember(ctx.db, member.id, depositId)
  if (!deposit) return fail('deposit.unknown')
  if (deposit.state === 'CANCELLED') return ok(store.depositToWire(deposit))
  if (deposit.state !== 'PENDING') return fail('deposit.closed')
  const after = await cancelled(ctx, provider, deposit)
  if (!after.ok) return after
  return after.value.state === 'CANCELLED' ? ok(store.depositToWire(after.value)) : fail('deposit.closed')
}
