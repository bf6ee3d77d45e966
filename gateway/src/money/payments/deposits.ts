import {
  type Deposit,
  languageTag,
  moneyToWire,
  parseMoney,
  schemas,
  subtractMinor,
  type ValueOf,
  type WireLanguage,
  zero,
} from '@mosaic/contracts'
import { periodAt } from '../../platform'
import { depositRoom, depositsTaken, playStopped } from '../../protection'
import type { AppContext, Member, Merchant } from '../../platform/kernel/app-context'
import type { Db, Tx } from '../../platform/kernel/database'
import { fail, ok, type Result } from '../../platform/kernel/result'
import { inTransaction } from '../../platform/kernel/transaction'
import { fingerprintOf, lockAccounts, playerAccount } from '../ledger'
import { type PaymentMethod, paymentMethods } from './methods'
import type { PaymentProvider } from './provider'
import { returnAddress, returnPathOf } from './return-address'
import { poll } from './settlement'
import type { DepositRow } from './schema'
import * as store from './store'

/** A player who looks at the page asks every few seconds; the provider is asked at most this often per deposit. */
const pollEveryMs = 2000

/** What may still be paid in today: the method's daily limit and the member's own limits, whichever is tighter. */
const remaining = async (
  db: Db,
  merchant: Merchant,
  memberId: string,
  methods: readonly PaymentMethod[],
  now: number,
) => {
  const own = await depositRoom(db, { memberId, timeZone: merchant.timeZone }, now)
  const limit = methods[0]?.dailyLimit
  if (limit === undefined) return own
  const { from, to } = periodAt('day', now, merchant.timeZone)
  const left = subtractMinor(limit, await depositsTaken(db, memberId, from, to, now))
  const least = own !== null && own < left ? own : left
  return least > 0n ? least : zero
}

export const depositSettings = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
): Promise<Result<ValueOf<'depositSettings'>>> => {
  const { currency } = member
  const methods = await paymentMethods(ctx.db, merchant.code, currency)
  const left = await remaining(ctx.db, merchant, member.id, methods, ctx.clock.now())
  const stopped = await playStopped(ctx.db, member.id, ctx.clock.now())
  const wire = (amount: PaymentMethod['min']) => moneyToWire(amount, currency)
  return ok({
    allowDeposit: methods.length > 0 && stopped === null ? 'Y' : 'N',
    currency,
    remainingToday: left === null ? null : wire(left),
    methods: methods.map((method) => ({
      code: method.code,
      kind: 'pg' as const,
      name: method.name,
      icon: method.icon,
      min: wire(method.min),
      max: wire(method.max),
      fee: wire(method.fee),
      quickAmounts: method.quickAmounts.map(wire),
      expiresInMinutes: method.expiresInMinutes,
    })),
  })
}

export type DepositWish = { readonly method: string; readonly amount: string; readonly returnPath: string }
export type DepositPlace = {
  readonly merchant: Merchant
  readonly member: Member
  readonly language: WireLanguage
  readonly host: string
  readonly idempotencyKey: string
}

/** Checks the wish and writes the deposit, once per member and key. Parallel deposits of one member queue at the account, so no race passes a limit. */
export const openDeposit = async (
  tx: Tx,
  ctx: Pick<AppContext, 'clock' | 'random'>,
  place: Pick<DepositPlace, 'merchant' | 'member' | 'idempotencyKey'>,
  wish: DepositWish,
): Promise<Result<DepositRow>> => {
  const { merchant, member, idempotencyKey: key } = place
  const method = (await paymentMethods(tx, merchant.code, member.currency)).find((each) => each.code === wish.method)
  if (!method) return fail('request_param_err', undefined, { method: 'unknown' })
  const amount = parseMoney(wish.amount, member.currency)
  if (amount === null || amount === 0n) return fail('money.amount.invalid')
  const returnPath = returnPathOf(wish.returnPath)
  if (returnPath === null) return fail('request_param_err', undefined, { returnPath: 'not a path of this site' })

  const now = ctx.clock.now()
  const fingerprint = fingerprintOf(method.code, String(amount), returnPath)
  await lockAccounts(tx, [playerAccount({ merchant: merchant.code, currency: member.currency }, member.id)])
  const earlier = await store.depositByKey(tx, member.id, key)
  if (earlier) return earlier.fingerprint === fingerprint ? ok(earlier) : fail('idempotency.mismatch')
  const stopped = await playStopped(tx, member.id, now)
  if (stopped) return stopped
  if (amount < method.min)
    return fail('money.amount.below.minimum', undefined, { amount: moneyToWire(method.min, member.currency) })
  if (amount > method.max)
    return fail('money.amount.above.maximum', undefined, { amount: moneyToWire(method.max, member.currency) })
  const left = await remaining(tx, merchant, member.id, [method], now)
  if (left !== null && amount > left)
    return fail('money.limit.reached', undefined, { amount: moneyToWire(left, member.currency) })

  const id = ctx.random.uuid()
  const deposit = await store.insertDeposit(tx, {
    id,
    merchantCode: merchant.code,
    memberId: member.id,
    idempotencyKey: key,
    fingerprint,
    method: method.code,
    currency: member.currency,
    amount,
    fee: method.fee,
    reference: `D${id.replaceAll('-', '').slice(0, 10).toUpperCase()}`,
    createdAt: now,
    expiresAt: now + method.expiresInMinutes * 60_000,
  })
  return ok(deposit)
}

const storedReply = (reply: string): Deposit => schemas.depositGateway.value.parse(JSON.parse(reply))

export const startDeposit = async (
  ctx: AppContext,
  provider: PaymentProvider,
  place: DepositPlace,
  wish: DepositWish,
): Promise<Result<Deposit>> => {
  const opened = await inTransaction(ctx.db, (tx) => openDeposit(tx, ctx, place, wish))
  if (!opened.ok) return opened
  const deposit = opened.value
  if (deposit.reply !== null) return ok(storedReply(deposit.reply))
  // Also the way on after a crash between the row and the provider's answer: the same order gives the same payment.
  const payment = await provider.create({
    reference: deposit.id,
    merchantName: place.merchant.name,
    method: deposit.method,
    currency: deposit.currency,
    amount: deposit.amount,
    expiresAt: deposit.expiresAt,
    notifyUrl: `${ctx.config.url}/psp/v1/notifications`,
    returnUrl: returnAddress(
      ctx.config.siteOrigin,
      place.merchant,
      place.host,
      returnPathOf(wish.returnPath) ?? '/',
      deposit.id,
    ),
    language: languageTag(place.language),
  })
  if (payment === null) return fail('deposit.provider.unavailable')
  const reply = JSON.stringify(store.depositToWire({ ...deposit, payUrl: payment.payUrl }))
  return ok(storedReply(await store.keepReply(ctx.db, deposit.id, payment, reply)))
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const depositStatus = async (
  ctx: AppContext,
  provider: PaymentProvider,
  member: Member,
  depositId: string,
): Promise<Result<Deposit>> => {
  const deposit = uuid.test(depositId) ? await store.depositOfMember(ctx.db, member.id, depositId) : null
  if (!deposit) return fail('deposit.unknown')
  const due =
    deposit.state === 'PENDING' && (deposit.polledAt === null || ctx.clock.now() - deposit.polledAt >= pollEveryMs)
  return ok(store.depositToWire(due ? await poll(ctx, provider, deposit) : deposit))
}
