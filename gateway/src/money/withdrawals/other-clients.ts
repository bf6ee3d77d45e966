import { type Currency, type Minor, moneyToWire, parseMoney, type ValueOf } from '@mosaic/contracts'
import { askedInstants } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { pageNumbers } from '../../platform/http/paging'
import { fail, ok, type Result } from '../../platform/http/result'
import { type PayoutMethod, payoutMethods } from './methods'
import type { PayoutKind, WithdrawState } from './schema'
import * as store from './store'

type WithdrawType = ValueOf<'withdrawMethods'>[number]['code']

const types: Readonly<Record<PayoutKind, WithdrawType>> = { pix: 'EW', promptpay: 'EW', bank: 'BC' }
const names: Readonly<Record<PayoutKind, string>> = { pix: 'PIX', promptpay: 'PromptPay', bank: 'Bank' }

const methodsOfType = (methods: readonly PayoutMethod[], type: WithdrawType): readonly PayoutMethod[] =>
  methods.filter(({ kind }) => types[kind] === type)

export const withdrawMethods = (merchant: Merchant, currency: Currency): ValueOf<'withdrawMethods'> =>
  payoutMethods(merchant, currency).map(({ kind }) => ({ code: types[kind], displayName: names[kind], kind }))

export const withdrawBanks = (merchant: Merchant, currency: Currency): ValueOf<'withdrawBanks'> =>
  payoutMethods(merchant, currency).flatMap(({ kind, banks }) =>
    banks.map(({ bankCode, name }) => ({ bankCode, bankName: name, bankType: types[kind] })),
  )

/** The fee of the first method of that type. */
export const withdrawCharges = (
  merchant: Merchant,
  currency: Currency,
  { withdrawAmount, withdrawType }: { readonly withdrawAmount: string; readonly withdrawType: WithdrawType },
): Result<ValueOf<'withdrawCharges'>> => {
  const amount = parseMoney(withdrawAmount, currency)
  if (amount === null) return fail('money.amount.invalid')
  const [method] = methodsOfType(payoutMethods(merchant, currency), withdrawType)
  return method
    ? ok(Number(moneyToWire(method.fee, currency)))
    : fail('request_param_err', 400, { withdrawType: 'none' })
}

/** Further settings for other clients: limits of electronic wallets, hours, fixed amounts (unused here). */
export const otherSettings = (methods: readonly PayoutMethod[], wire: (amount: Minor) => string) => {
  const wallets = methodsOfType(methods, 'EW')
  const lowest = wallets.map(({ min }) => min).sort((a, b) => Number(a - b))[0]
  const highest = wallets.map(({ max }) => max).sort((a, b) => Number(b - a))[0]
  return {
    ...(lowest !== undefined &&
      highest !== undefined && { eWalletMinAmount: wire(lowest), eWalletMaxAmount: wire(highest) }),
    withdrawDateFrom: '00:00',
    withdrawDateTo: '23:59',
    withdrawTimeMsg: '',
    fixedAmountFlag: 'N' as const,
    fixedWithdrawAmounts: [],
    mobileVerificationType: '',
  }
}

type InstantsQuery = {
  readonly page: number
  readonly size: number
  readonly startDate?: number
  readonly endDate?: number
  readonly withdrawState?: WithdrawState
}

/** The withdrawal report between two instants, in the format of other clients. */
export const withdrawReportByInstant = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  { page, size, startDate, endDate, withdrawState }: InstantsQuery,
): Promise<Result<ValueOf<'withdrawReportByInstant'>>> => {
  const span = askedInstants({ from: startDate, to: endDate }, merchant.timeZone, ctx.clock.now(), 7)
  if (!span.ok) return span
  const filter = { memberId: member.id, span: span.value, state: withdrawState }
  const pages = { pageNo: page, pageSize: size }
  const { rows, total, amount } = await store.withdrawalsOf(ctx.db, filter, pages)
  return ok({
    records: rows.map(store.withdrawalToWire).map((row) => ({
      withdrawId: row.withdrawId,
      withdrawMethod: row.kind,
      withdrawDate: row.createdAt,
      actualWithdrawDate: row.paidAt,
      amount: row.amount,
      charge: row.fee,
      refId: row.reference,
      remark: row.reason,
      state: row.state,
    })),
    totalPages: pageNumbers(pages, total).totalPages,
    footer: [{ amount: moneyToWire(amount, member.currency) }],
  })
}
