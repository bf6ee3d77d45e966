import { type BodyOf, type Minor, moneyToWire, parseMoney, type Withdrawal, zero } from '@mosaic/contracts'
import { overGuesses, verifyPassword, wasNoGuess } from '../../identity'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import type { Answered, ClaimValues } from '../../platform/http/idempotency'
import { fail, type Failure, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { accountKey, fingerprintOf, lockAccounts, playerAccount, post, transfer } from '../ledger'
import { payoutMethods } from './methods'
import { isOwnAccount } from './payout-destination'
import { invalidPaymentPassword, noPaymentPassword } from './payment-password'
import { withdrawRefusal } from './quota'
import { quotaBy, type Turnover } from './quota-now'
import { bookedAs, claimAndLook, type Look, lookAt, type LookedFor, type PaidTo, writeAtOnce } from './request-look'
import type { WithdrawalRow } from './schema'
import * as store from './store'

type Asked = LookedFor & { readonly amount: Minor | null; readonly fingerprint: string }
type Placed = { readonly row: WithdrawalRow; readonly paidTo: PaidTo }

const answered = async (db: Db, { member, idempotencyKey, fingerprint }: Asked): Promise<Result<Withdrawal>> => {
  const earlier = await store.withdrawalByKey(db, member.id, idempotencyKey)
  return earlier?.fingerprint === fingerprint ? ok(store.withdrawalToWire(earlier)) : fail('idempotency.mismatch')
}

/** Each use of the payment password is a guess until it turns out right. */
const passwordRefusal = async ({ passwordHash, guess }: Look, typed: string, now: number): Promise<Failure | null> => {
  if (passwordHash === null || guess === null) return noPaymentPassword
  const limited = overGuesses(guess, now)
  if (limited) return limited
  return (await verifyPassword(passwordHash, typed)) ? null : invalidPaymentPassword
}

/** What a request comes to by what was seen; none of it is written yet. */
const place = async (
  db: Db,
  ctx: Pick<AppContext, 'random'>,
  turnover: Turnover,
  asked: Asked,
  { paidTo, person, main, sums }: Look,
  at: number,
): Promise<Result<Placed>> => {
  const { merchant, member, idempotencyKey, amount, fingerprint } = asked
  const { currency } = member
  const method = payoutMethods(merchant, currency).find(({ kind }) => kind === paidTo?.kind)
  if (!paidTo || !method) return fail('payout.account.unknown')
  // An account may be older than the verification.
  if (!isOwnAccount(paidTo, person)) return fail('payout.account.other.person')
  const quota = await quotaBy(db, turnover, { merchant, member, balance: main?.balance ?? zero, sums })
  const refusal = withdrawRefusal(amount, method, quota)
  if (refusal)
    return fail(
      refusal.code,
      undefined,
      'amount' in refusal ? { amount: moneyToWire(refusal.amount, currency) } : undefined,
    )
  if (amount === null) return fail('money.amount.invalid')
  const id = ctx.random.uuid()
  const row: WithdrawalRow = {
    id,
    merchantCode: merchant.code,
    memberId: member.id,
    idempotencyKey,
    fingerprint,
    payoutAccountId: paidTo.id,
    currency,
    amount,
    fee: method.fee,
    state: 'PENDING',
    reference: `W${id.replaceAll('-', '').slice(0, 10).toUpperCase()}`,
    reason: '',
    createdAt: at,
    decidedAt: null,
    decidedBy: null,
    payoutId: null,
    polledAt: null,
    endedAt: null,
  }
  return ok({ row, paidTo })
}

const toWire = ({ row, paidTo }: Placed): Withdrawal => store.withdrawalToWire({ ...row, destination: paidTo })

/** The same under the lock of the member's accounts, for what was overtaken, or has no place in the books yet. */
const requestUnderLock = (ctx: AppContext, turnover: Turnover, asked: Asked): Promise<Result<Withdrawal>> =>
  inTransaction(ctx.db, async (tx) => {
    const { main, locked } = asked
    const rows = await lockAccounts(tx, [main, locked])
    const at = ctx.clock.now()
    const seen = await lookAt(tx, asked, at)
    if (seen.repeated) return answered(tx, asked)
    const placed = await place(tx, ctx, turnover, asked, { ...seen, main: rows.get(accountKey(main)) ?? null }, at)
    if (!placed.ok) return placed
    const { row, paidTo } = placed.value
    await store.insertWithdrawal(tx, row)
    const moved = await post(tx, { ...bookedAs(row, paidTo), postings: transfer(main, locked, row.amount) }, rows)
    if (!moved.ok) throw new Error(`The ledger refused withdrawal ${row.id}: ${moved.reason}`)
    return ok(toWire(placed.value))
  })

export type Requester = { readonly merchant: Merchant; readonly member: Member; readonly idempotencyKey: string }
type Wish = BodyOf<'withdraw'>

const askedBy = (from: Requester, wish: Wish): Asked => {
  const { merchant, member } = from
  const books = { merchant: merchant.code, currency: member.currency }
  const amount = parseMoney(wish.amount, member.currency)
  return {
    ...from,
    amount,
    fingerprint: fingerprintOf(String(amount), wish.bankCardId),
    payoutAccount: wish.bankCardId,
    main: playerAccount(books, member.id),
    locked: playerAccount(books, member.id, 'locked'),
  }
}

/** What a request was decided on. */
export type Looked = { readonly asked: Asked; readonly look: Look; readonly at: number }

export const lookForRequest = async (ctx: AppContext, from: Requester, wish: Wish, claim: ClaimValues) => {
  const asked = askedBy(from, wish)
  const at = ctx.clock.now()
  const { seen: look, ...outcome } = await claimAndLook(ctx.db, asked, claim, at)
  return { ...outcome, seen: { asked, look, at } satisfies Looked }
}

/**
 * The money moves from main to locked with the request; the player cannot take it back (domain §3.3, 13). One statement showed all that
 * decides and another one writes it, if that still holds.
 */
export const requestWithdrawal = async (
  ctx: AppContext,
  turnover: Turnover,
  wish: Wish,
  { asked, look, at }: Looked,
): Promise<Answered<Withdrawal>> => {
  const { merchant, member } = asked
  if (look.repeated) return answered(ctx.db, asked)
  if (merchant.profile.withdrawal?.kycRequired && look.person === null) return fail('kyc.required')
  const refused = await passwordRefusal(look, wish.password, at)
  if (refused) return refused
  const placed = await place(ctx.db, ctx, turnover, asked, look, at)
  if (!placed.ok) {
    await wasNoGuess(ctx, member.id)
    return placed
  }
  const { row } = placed.value
  const answer = toWire(placed.value)
  return (await writeAtOnce(ctx.db, row, look, answer))
    ? { ...ok(answer), replied: true }
    : requestUnderLock(ctx, turnover, asked)
}
