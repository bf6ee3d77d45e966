import { addMinor, type Deposit, languageTag, moneyToWire, parseMoney, type WireLanguage } from '@mosaic/contracts'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import type { Tx } from '../../platform/db/database'
import { fail, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { playStopped } from '../../protection'
import { fingerprintOf, lockAccounts, playerAccount } from '../ledger'
import { reserveBonus } from './bonus-choice'
import { roomToDeposit } from './deposit-settings'
import { paymentMethods } from './methods'
import type { PaymentProvider } from './provider'
import { returnAddress, returnPathOf } from './return-address'
import { poll } from './settlement'
import type { DepositRow } from './schema'
import * as store from './store'
import { depositsToWire } from './unclaimed-bonus'

/** The page polls every few seconds; the provider is asked at most this often per deposit. */
const pollEveryMs = 2000

export type DepositRequest = {
  readonly method: string
  readonly amount: string
  readonly returnPath: string
  readonly promotionId?: string
}
export type DepositContext = {
  readonly merchant: Merchant
  readonly member: Member
  readonly language: WireLanguage
  readonly host: string
  readonly idempotencyKey: string
}

/** Kinds of methods by call. The provider's page shows codes too, for clients without their own code screen. */
const kindsOf = { pg: ['pg', 'qr'], qr: ['qr'], mt: ['mt'] } as const

/**
 * Checks the request and writes the deposit, once per member and key. The lock of the account serializes deposits of
 * one member, so no race exceeds a limit.
 */
export const openDeposit = async (
  tx: Tx,
  ctx: AppContext,
  context: Pick<DepositContext, 'merchant' | 'member' | 'idempotencyKey'>,
  request: DepositRequest,
  by: Deposit['kind'] = 'pg',
): Promise<Result<DepositRow>> => {
  const { merchant, member, idempotencyKey: key } = context
  const kinds: readonly Deposit['kind'][] = kindsOf[by]
  const method = paymentMethods(merchant, member.currency).find(
    ({ code, kind }) => code === request.method && kinds.includes(kind),
  )
  if (!method) return fail('request_param_err', undefined, { method: 'unknown' })
  const amount = parseMoney(request.amount, member.currency)
  if (amount === null || amount === 0n) return fail('money.amount.invalid')
  const returnPath = returnPathOf(request.returnPath)
  if (returnPath === null) return fail('request_param_err', undefined, { returnPath: 'not a path of this site' })

  const now = ctx.clock.now()
  const promotionId = request.promotionId || null
  const fingerprint = fingerprintOf(
    method.code,
    String(amount),
    returnPath,
    ...(promotionId === null ? [] : [promotionId]),
  )
  await lockAccounts(tx, [playerAccount({ merchant: merchant.code, currency: member.currency }, member.id)])
  const earlier = await store.depositByKey(tx, member.id, key)
  if (earlier) return earlier.fingerprint === fingerprint ? ok(earlier) : fail('idempotency.mismatch')
  const stopped = await playStopped(tx, member.id, now)
  if (stopped) return stopped
  if (amount < method.min)
    return fail('money.amount.below.minimum', undefined, { amount: moneyToWire(method.min, member.currency) })
  if (amount > method.max)
    return fail('money.amount.above.maximum', undefined, { amount: moneyToWire(method.max, member.currency) })
  const room = await roomToDeposit(tx, merchant, member.id, [method], now)
  if (room !== null && amount > room.left)
    return fail('money.limit.reached', undefined, { amount: moneyToWire(room.left, member.currency) })

  const id = ctx.random.uuid()
  const reserved =
    promotionId === null
      ? ok(null)
      : await reserveBonus(ctx, tx, context, { promotionId, depositId: id, method: method.code, amount })
  if (!reserved.ok) return reserved
  const deposit = await store.insertDeposit(tx, {
    id,
    merchantCode: merchant.code,
    memberId: member.id,
    idempotencyKey: key,
    fingerprint,
    method: method.code,
    kind: method.kind,
    currency: member.currency,
    amount,
    fee: method.fee,
    reference: `D${id.replaceAll('-', '').slice(0, 10).toUpperCase()}`,
    payee: method.kind === 'mt' ? merchant.profile.payee : null,
    createdAt: now,
    expiresAt: now + method.expiresInMinutes * 60_000,
    ...reserved.value,
  })
  return ok(deposit)
}

/** Starts a payment on the provider's page or by a code. */
export const startDeposit = async (
  ctx: AppContext,
  provider: PaymentProvider,
  context: DepositContext,
  request: DepositRequest,
  by: 'pg' | 'qr',
): Promise<Result<Deposit>> => {
  const opened = await inTransaction(ctx.db, (tx) => openDeposit(tx, ctx, context, request, by))
  if (!opened.ok) return opened
  const deposit = opened.value
  if (deposit.paymentId !== null || deposit.state !== 'PENDING') return ok(store.depositToWire(deposit))
  // Safe to repeat after a crash: the provider returns the same payment for the same reference.
  const payment = await provider.create({
    reference: deposit.id,
    merchantName: context.merchant.name,
    method: deposit.method,
    currency: deposit.currency,
    amount: addMinor(deposit.amount, deposit.fee),
    expiresAt: deposit.expiresAt,
    notifyUrl: `${ctx.config.url}/psp/v1/notifications`,
    returnUrl: returnAddress(
      ctx.config.siteOrigin,
      context.merchant,
      context.host,
      returnPathOf(request.returnPath) ?? '/',
      deposit.id,
    ),
    language: languageTag(context.language),
  })
  if (payment === null) return fail('deposit.provider.unavailable')
  return ok(store.depositToWire({ ...deposit, ...(await store.savePayment(ctx.db, deposit.id, payment)) }))
}

/** Starts a bank transfer to the operator's account; the member uploads a proof afterwards. */
export const startTransfer = async (
  ctx: AppContext,
  context: Omit<DepositContext, 'language' | 'host'>,
  request: Omit<DepositRequest, 'returnPath'>,
): Promise<Result<Deposit>> => {
  const opened = await inTransaction(ctx.db, (tx) =>
    openDeposit(tx, ctx, context, { ...request, returnPath: '/' }, 'mt'),
  )
  return opened.ok ? ok(store.depositToWire(opened.value)) : opened
}

export const depositStatus = async (
  ctx: AppContext,
  provider: PaymentProvider,
  member: Member,
  depositId: string,
): Promise<Result<Deposit>> => {
  const deposit = await store.depositOfMember(ctx.db, member.id, depositId)
  if (!deposit) return fail('deposit.unknown')
  const due =
    deposit.state === 'PENDING' && (deposit.polledAt === null || ctx.clock.now() - deposit.polledAt >= pollEveryMs)
  const [shown] = await depositsToWire(ctx, [due ? await poll(ctx, provider, deposit) : deposit])
  return shown ? ok(shown) : fail('deposit.unknown')
}
