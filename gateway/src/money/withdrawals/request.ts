import { type BodyOf, type Minor, moneyToWire, parseMoney, type Withdrawal, zero } from '@mosaic/contracts'
import { payoutDelayRefusal, secretAttemptRefusal, verifyPassword, refundSecretAttempt } from '../../identity'
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
import {
  claimAndReadFacts,
  type Payee,
  readFacts,
  type RequestContext,
  type RequestFacts,
  toLedgerEntry,
  writeOptimistically,
} from './request-store'
import type { WithdrawalRow } from './schema'
import * as store from './store'

type WithdrawalRequest = RequestContext & { readonly amount: Minor | null; readonly fingerprint: string }
type PlacedWithdrawal = { readonly row: WithdrawalRow; readonly payee: Payee }

const earlierAnswer = async (
  db: Db,
  { member, idempotencyKey, fingerprint }: WithdrawalRequest,
): Promise<Result<Withdrawal>> => {
  const earlier = await store.withdrawalByKey(db, member.id, idempotencyKey)
  return earlier?.fingerprint === fingerprint ? ok(store.withdrawalToWire(earlier)) : fail('idempotency.mismatch')
}

/** Every use of the payment password counts as an attempt until the password proves right. */
const passwordRefusal = async (
  { passwordHash, attempt }: RequestFacts,
  typed: string,
  now: number,
): Promise<Failure | null> => {
  if (passwordHash === null || attempt === null) return noPaymentPassword
  const limited = secretAttemptRefusal(attempt, now)
  if (limited) return limited
  return (await verifyPassword(passwordHash, typed)) ? null : invalidPaymentPassword
}

/** Decides a request by its facts and writes nothing. */
const placeWithdrawal = async (
  db: Db,
  ctx: Pick<AppContext, 'random'>,
  turnover: Turnover,
  request: WithdrawalRequest,
  { payee, person, main, sums }: RequestFacts,
  at: number,
): Promise<Result<PlacedWithdrawal>> => {
  const { merchant, member, idempotencyKey, amount, fingerprint } = request
  const { currency } = member
  const method = payoutMethods(merchant, currency).find(({ kind }) => kind === payee?.kind)
  if (!payee || !method) return fail('payout.account.unknown')
  // The account may be older than the verification of the member.
  if (!isOwnAccount(payee, person)) return fail('payout.account.other.person')
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
    payoutAccountId: payee.id,
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
  return ok({ row, payee })
}

const toWire = ({ row, payee }: PlacedWithdrawal): Withdrawal => store.withdrawalToWire({ ...row, destination: payee })

/** The slow path for requests whose facts changed, or whose accounts do not exist yet: decides under the lock of the accounts. */
const requestUnderLock = (
  ctx: AppContext,
  turnover: Turnover,
  request: WithdrawalRequest,
): Promise<Result<Withdrawal>> =>
  inTransaction(ctx.db, async (tx) => {
    const { main, locked } = request
    const rows = await lockAccounts(tx, [main, locked])
    const at = ctx.clock.now()
    const facts = await readFacts(tx, request, at)
    if (facts.repeated) return earlierAnswer(tx, request)
    const lockedFacts = { ...facts, main: rows.get(accountKey(main)) ?? null }
    const placed = await placeWithdrawal(tx, ctx, turnover, request, lockedFacts, at)
    if (!placed.ok) return placed
    const { row, payee } = placed.value
    await store.insertWithdrawal(tx, row)
    const moved = await post(tx, { ...toLedgerEntry(row, payee), postings: transfer(main, locked, row.amount) }, rows)
    if (!moved.ok) throw new Error(`The ledger refused withdrawal ${row.id}: ${moved.reason}`)
    return ok(toWire(placed.value))
  })

export type Requester = { readonly merchant: Merchant; readonly member: Member; readonly idempotencyKey: string }
type RequestBody = BodyOf<'withdraw'>

const requestOf = (from: Requester, body: RequestBody): WithdrawalRequest => {
  const { merchant, member } = from
  const books = { merchant: merchant.code, currency: member.currency }
  const amount = parseMoney(body.amount, member.currency)
  return {
    ...from,
    amount,
    fingerprint: fingerprintOf(String(amount), body.bankCardId),
    payoutAccount: body.bankCardId,
    main: playerAccount(books, member.id),
    locked: playerAccount(books, member.id, 'locked'),
  }
}

/** A request with the facts and the time of its decision. */
export type ClaimedRequest = {
  readonly request: WithdrawalRequest
  readonly facts: RequestFacts
  readonly at: number
}

export const claimRequest = async (ctx: AppContext, from: Requester, body: RequestBody, claim: ClaimValues) => {
  const request = requestOf(from, body)
  const at = ctx.clock.now()
  const { facts, ...outcome } = await claimAndReadFacts(ctx.db, request, claim, at)
  return { ...outcome, seen: { request, facts, at } satisfies ClaimedRequest }
}

/**
 * The request moves the money from main to locked, so the player cannot take it back (domain §3.3, 13). One statement reads
 * the facts, a second one writes the decision if they still hold.
 */
export const requestWithdrawal = async (
  ctx: AppContext,
  turnover: Turnover,
  body: RequestBody,
  { request, facts, at }: ClaimedRequest,
): Promise<Answered<Withdrawal>> => {
  const { merchant, member } = request
  if (facts.repeated) return earlierAnswer(ctx.db, request)
  if (merchant.profile.withdrawal?.kycRequired && facts.person === null) return fail('kyc.required')
  const refused = await passwordRefusal(facts, body.password, at)
  if (refused) return refused
  const delayed = await payoutDelayRefusal(ctx.db, merchant, member.id, at, { accountId: request.payoutAccount })
  if (delayed) {
    await refundSecretAttempt(ctx, member.id)
    return delayed
  }
  const placed = await placeWithdrawal(ctx.db, ctx, turnover, request, facts, at)
  if (!placed.ok) {
    await refundSecretAttempt(ctx, member.id)
    return placed
  }
  const answer = toWire(placed.value)
  return (await writeOptimistically(ctx.db, placed.value.row, facts, answer))
    ? { ...ok(answer), replied: true }
    : requestUnderLock(ctx, turnover, request)
}
