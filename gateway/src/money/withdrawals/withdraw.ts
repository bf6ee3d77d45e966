import { type Minor, moneyToWire, type ValueOf, type Withdrawal, zero } from '@mosaic/contracts'
import { hasPaymentPassword, kycStateOf, payoutWaits } from '../../identity'
import { type AskedRange, requestedRange } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { type AskedPage, pageNumbers } from '../../platform/http/paging'
import { fail, ok, type Result } from '../../platform/http/result'
import { isUuid } from '../../platform/runtime/uuid'
import { playerFunds } from '../ledger'
import { payoutMethods } from './methods'
import { otherSettings } from './other-clients'
import { quotaBy, quotaValuesOf, type Turnover } from './quota-now'
import type { WithdrawState } from './schema'
import * as store from './store'

const mainBalance = async (db: Db, merchant: Merchant, { id, currency }: Member): Promise<Minor> => {
  const { balances } = await playerFunds(db, merchant.code, id, currency)
  return balances.find(({ code }) => code === 'main')?.balance ?? zero
}

export const withdrawSettings = async (
  ctx: AppContext,
  turnover: Turnover,
  merchant: Merchant,
  member: Member,
): Promise<Result<ValueOf<'withdrawSettings'>>> => {
  const { currency } = member
  const wire = (amount: Minor) => moneyToWire(amount, currency)
  const methods = payoutMethods(merchant, currency)
  const balance = await mainBalance(ctx.db, merchant, member)
  const sums = await store.quotaSums(ctx.db, quotaValuesOf(merchant, member, ctx.clock.now()))
  const quota = await quotaBy(ctx.db, turnover, { merchant, member, balance, sums })
  const lowest = methods.map(({ min }) => min).reduce<Minor | null>((a, b) => (a === null || b < a ? b : a), null)
  const highest = methods.map(({ max }) => max).reduce<Minor>((a, b) => (b > a ? b : a), zero)
  return ok({
    currency,
    hasPaymentPassword: await hasPaymentPassword(ctx.db, member.id),
    methods: methods.map(({ kind, min, max, fee, banks, needsBranch }) => ({
      kind,
      min: wire(min),
      max: wire(max),
      fee: wire(fee),
      banks: [...banks],
      needsBranch,
    })),
    delay: (await payoutWaits(ctx.db, merchant, member.id, ctx.clock.now())).all,
    kyc: merchant.profile.withdrawal?.kycRequired ? await kycStateOf(ctx.db, member.id) : null,
    minimumAmount: wire(lowest ?? zero),
    maximumAmount: wire(highest),
    ...otherSettings(methods, wire),
    quota: {
      withdrawable: wire(quota.withdrawable),
      balance: wire(quota.balance),
      turnoverLeft: wire(quota.turnoverLeft),
      bonusTurnoverLeft: wire(quota.bonusTurnoverLeft),
      dailyLeft: wire(quota.dailyLeft),
    },
  })
}

export const withdrawStatus = async (ctx: AppContext, member: Member, id: string): Promise<Result<Withdrawal>> => {
  const withdrawal = isUuid(id) ? await store.withdrawalOfMember(ctx.db, member.id, id) : null
  return withdrawal ? ok(store.withdrawalToWire(withdrawal)) : fail('withdraw.unknown')
}

type ReportQuery = AskedRange & AskedPage & { readonly state?: WithdrawState }

export const withdrawReport = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  query: ReportQuery,
): Promise<Result<ValueOf<'withdrawReport'>>> => {
  const span = requestedRange(query, merchant.timeZone, ctx.clock.now(), 7)
  if (!span.ok) return span
  const filter = { memberId: member.id, span: span.value, state: query.state }
  const { rows, total, amount } = await store.withdrawalsOf(ctx.db, filter, query)
  return ok({
    list: rows.map(store.withdrawalToWire),
    ...pageNumbers(query, total),
    footer: { amount: moneyToWire(amount, member.currency), currency: member.currency },
  })
}
