import {
  type BodyOf,
  type Minor,
  moneyToWire,
  parseMoney,
  type ValueOf,
  type Withdrawal,
  zero,
} from '@mosaic/contracts'
import { hasPaymentPassword, kycStateOf, verifiedDocumentOf } from '../../identity'
import { type AskedRange, askedSpan, periodAt, profileAmount } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/kernel/app-context'
import type { Db } from '../../platform/kernel/database'
import { type AskedPage, pageNumbers } from '../../platform/kernel/paging'
import { fail, ok, type Result } from '../../platform/kernel/result'
import { inTransaction } from '../../platform/kernel/transaction'
import { accountKey, fingerprintOf, lockAccounts, playerAccount, playerFunds, post, transfer } from '../ledger'
import { payoutMethods } from './methods'
import { otherSettings } from './other-clients'
import { isOwnKey } from './payout-destination'
import { paymentPasswordRefusal } from './payment-password'
import { type Quota, quotaOf, withdrawRefusal } from './quota'
import type { WithdrawState } from './schema'
import * as store from './store'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What play counts towards the turnover; the composition root knows who counts it. */
export type Turnover = { validBetSince(db: Db, memberId: string, since: number): Promise<Minor> }

const quotaNow = async (
  db: Db,
  turnover: Turnover,
  { merchant, member, balance, now }: { merchant: Merchant; member: Member; balance: Minor; now: number },
): Promise<Quota & { readonly balance: Minor }> => {
  const day = periodAt('day', now, merchant.timeZone)
  const { deposited, bonusTurnover, firstAt, withdrawn } = await store.quotaFacts(db, member.id, day)
  const terms = merchant.profile.withdrawal
  const quota = quotaOf({
    balance,
    deposited,
    validBet: firstAt === null ? zero : await turnover.validBetSince(db, member.id, firstAt),
    turnover: terms?.turnover ?? 0,
    bonusTurnover,
    dailyLimit: terms ? profileAmount(terms.dailyLimit, merchant.currency) : zero,
    withdrawnToday: withdrawn,
  })
  return { ...quota, balance }
}

const mainBalance = async (db: Db, merchant: Merchant, { id, currency }: Member): Promise<Minor> => {
  const { pockets } = await playerFunds(db, merchant.code, id, currency)
  return pockets.find(({ code }) => code === 'main')?.balance ?? zero
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
  const quota = await quotaNow(ctx.db, turnover, { merchant, member, balance, now: ctx.clock.now() })
  const least = methods.map(({ min }) => min).reduce<Minor | null>((a, b) => (a === null || b < a ? b : a), null)
  const most = methods.map(({ max }) => max).reduce<Minor>((a, b) => (b > a ? b : a), zero)
  return ok({
    currency,
    hasPaymentPassword: await hasPaymentPassword(ctx.db, member.id),
    methods: methods.map(({ kind, min, max, fee, banks }) => ({
      kind,
      min: wire(min),
      max: wire(max),
      fee: wire(fee),
      banks: [...banks],
    })),
    kyc: merchant.profile.withdrawal?.kycRequired ? await kycStateOf(ctx.db, member.id) : null,
    minimumAmount: wire(least ?? zero),
    maximumAmount: wire(most),
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

/** The money moves from main to locked in the transaction of the request; the player cannot take it back (domain §3.3, 13). */
export const requestWithdrawal = async (
  ctx: AppContext,
  turnover: Turnover,
  place: { readonly merchant: Merchant; readonly member: Member; readonly idempotencyKey: string },
  wish: BodyOf<'withdraw'>,
): Promise<Result<Withdrawal>> => {
  const { merchant, member, idempotencyKey } = place
  const { currency } = member
  const amount = parseMoney(wish.amount, currency)
  const fingerprint = fingerprintOf(String(amount), wish.bankCardId)
  const answered = async (db: Db): Promise<Result<Withdrawal> | null> => {
    const earlier = await store.withdrawalByKey(db, member.id, idempotencyKey)
    if (!earlier) return null
    return earlier.fingerprint === fingerprint ? ok(store.withdrawalToWire(earlier)) : fail('idempotency.mismatch')
  }
  const before = await answered(ctx.db)
  if (before) return before
  const document = await verifiedDocumentOf(ctx.db, member.id)
  if (merchant.profile.withdrawal?.kycRequired && document === null) return fail('kyc.required')
  const refused = await paymentPasswordRefusal(ctx, member.id, wish.password)
  if (refused) return refused
  const books = { merchant: merchant.code, currency }
  const [main, locked] = [playerAccount(books, member.id), playerAccount(books, member.id, 'locked')]
  return inTransaction(ctx.db, async (tx) => {
    const rows = await lockAccounts(tx, [main, locked])
    const earlier = await answered(tx)
    if (earlier) return earlier
    const account = uuid.test(wish.bankCardId) ? await store.accountOf(tx, member.id, wish.bankCardId) : null
    const method = payoutMethods(merchant, currency).find(({ kind }) => kind === account?.kind)
    if (!account || !method) return fail('payout.account.unknown')
    // An account may be older than the verification.
    if (!isOwnKey(account, document)) return fail('payout.account.other.person')
    const at = ctx.clock.now()
    const balance = rows.get(accountKey(main))?.balance ?? zero
    const quota = await quotaNow(tx, turnover, { merchant, member, balance, now: at })
    const refusal = withdrawRefusal(amount, method, quota)
    if (refusal)
      return fail(
        refusal.code,
        undefined,
        'amount' in refusal ? { amount: moneyToWire(refusal.amount, currency) } : undefined,
      )
    if (amount === null) return fail('money.amount.invalid')
    const id = ctx.random.uuid()
    const withdrawal = await store.insertWithdrawal(tx, {
      id,
      merchantCode: merchant.code,
      memberId: member.id,
      idempotencyKey,
      fingerprint,
      payoutAccountId: account.id,
      currency,
      amount,
      fee: method.fee,
      state: 'PENDING',
      reference: `W${id.replaceAll('-', '').slice(0, 10).toUpperCase()}`,
      createdAt: at,
    })
    const request = {
      scope: 'withdraw',
      key: id,
      fingerprint: fingerprintOf('withdraw', id, String(amount), currency),
      kind: 'withdraw',
      title: account.kind,
      reference: withdrawal.reference,
      postings: transfer(main, locked, amount),
      at,
    } as const
    const moved = await post(tx, request, rows)
    if (!moved.ok) throw new Error(`The ledger refused withdrawal ${id}: ${moved.reason}`)
    return ok(store.withdrawalToWire({ ...withdrawal, destination: account }))
  })
}

export const withdrawStatus = async (ctx: AppContext, member: Member, id: string): Promise<Result<Withdrawal>> => {
  const withdrawal = uuid.test(id) ? await store.withdrawalOfMember(ctx.db, member.id, id) : null
  return withdrawal ? ok(store.withdrawalToWire(withdrawal)) : fail('withdraw.unknown')
}

type ReportQuery = AskedRange & AskedPage & { readonly state?: WithdrawState }

export const withdrawReport = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  query: ReportQuery,
): Promise<Result<ValueOf<'withdrawReport'>>> => {
  const span = askedSpan(query, merchant.timeZone, ctx.clock.now(), 7)
  if (!span.ok) return span
  const asked = { memberId: member.id, span: span.value, state: query.state }
  const { rows, total, amount } = await store.withdrawalsOf(ctx.db, asked, query)
  return ok({
    list: rows.map(store.withdrawalToWire),
    ...pageNumbers(query, total),
    footer: { amount: moneyToWire(amount, member.currency), currency: member.currency },
  })
}
