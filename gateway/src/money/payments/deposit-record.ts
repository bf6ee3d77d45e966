import { inLanguage, moneyToWire, type ValueOf, type WireLanguage } from '@mosaic/contracts'
import { type AskedRange, askedInstants, requestedRange } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { type AskedPage, pageNumbers } from '../../platform/http/paging'
import { ok, type Result } from '../../platform/http/result'
import type { DepositState } from './schema'
import * as store from './store'
import { depositsToWire } from './unclaimed-bonus'

type ReportQuery = AskedRange & AskedPage & { readonly state?: DepositState }

export const depositReport = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  query: ReportQuery,
): Promise<Result<ValueOf<'depositReport'>>> => {
  const span = requestedRange(query, merchant.timeZone, ctx.clock.now(), 7)
  if (!span.ok) return span
  const filter = { memberId: member.id, span: span.value, state: query.state }
  const { rows, total } = await store.depositsOf(ctx.db, filter, query)
  const { currency } = member
  return ok({
    list: await depositsToWire(ctx, rows),
    ...pageNumbers(query, total),
    footer: { amount: moneyToWire(await store.receivedSum(ctx.db, filter), currency), currency },
  })
}

type InstantsQuery = {
  readonly page: number
  readonly size: number
  readonly startDate?: number
  readonly endDate?: number
  readonly depositState?: DepositState
}

/** The deposit report between two instants, in the format of other clients (spec). */
export const depositReportByInstant = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  { page, size, startDate, endDate, depositState }: InstantsQuery,
  language: WireLanguage,
): Promise<Result<ValueOf<'depositReportByInstant'>>> => {
  const span = askedInstants({ from: startDate, to: endDate }, merchant.timeZone, ctx.clock.now(), 7)
  if (!span.ok) return span
  const filter = { memberId: member.id, span: span.value, state: depositState }
  const pages = { pageNo: page, pageSize: size }
  const { rows, total } = await store.depositsOf(ctx.db, filter, pages)
  return ok({
    list: rows.map(store.depositToWire).map((deposit) => ({
      depositId: deposit.depositId,
      depositMethod: deposit.method,
      depositDate: deposit.createdAt,
      actualDepositDate: deposit.settledAt,
      amount: deposit.amount,
      refId: deposit.reference,
      customerBankCharge: deposit.fee,
      promotionName: deposit.bonus ? inLanguage(deposit.bonus.names, language) : '',
      state: deposit.state,
    })),
    totalPages: pageNumbers(pages, total).totalPages,
    footer: { amount: moneyToWire(await store.depositedSum(ctx.db, filter), member.currency) },
  })
}
