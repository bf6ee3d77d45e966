import { moneyToWire, type ValueOf } from '@mosaic/contracts'
import { fingerprintOf, lockAccounts, playerAccount, post, rebateExpense, transfer } from '../../money'
import { profileAmount } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { fail, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { type CashbackDue, cashbackDue, type CashbackRates } from './cashback-due'
import { openWeeks } from './open-weeks'
import type { CashbackClaim } from './schema'
import * as store from './store'

const claimsShown = 10

/** A member's rates by category; called only where the merchant gives cashback. */
export type RatesOf = (db: Db, merchant: Merchant, memberId: string) => Promise<CashbackRates>

const termsOf = (merchant: Merchant) => {
  const terms = merchant.profile.cashback
  return terms && { minimum: profileAmount(terms.minimum, merchant.currency) }
}

const dueOf = async (
  db: Db,
  ratesOf: RatesOf,
  merchant: Merchant,
  memberId: string,
  now: number,
): Promise<CashbackDue> => {
  const weeks = openWeeks(now, merchant.timeZone)
  const played = await store.playedIn(db, memberId, weeks)
  const claimed = await store.claimedIn(db, memberId, weeks)
  return cashbackDue(played, claimed, await ratesOf(db, merchant, memberId))
}

const claimToWire = ({ id, amount, currency, claimedAt }: CashbackClaim) => ({
  claimId: id,
  amount: moneyToWire(amount, currency),
  currency,
  at: claimedAt,
})

export const cashbackState = async (
  ctx: AppContext,
  ratesOf: RatesOf,
  merchant: Merchant,
  member: Member,
): Promise<Result<ValueOf<'manualRebate'>>> => {
  const terms = termsOf(merchant)
  if (!terms) return fail('function.not.available')
  const { currency } = member
  const now = ctx.clock.now()
  const weeks = openWeeks(now, merchant.timeZone)
  const due = await dueOf(ctx.db, ratesOf, merchant, member.id, now)
  const closing = due.lines.some(({ week, validBet }) => week === weeks.days[0] && validBet > 0n)
  return ok({
    currency,
    minimum: moneyToWire(terms.minimum, currency),
    total: moneyToWire(due.total, currency),
    claimable: due.total > 0n && due.total >= terms.minimum,
    expiresAt: closing ? weeks.bounds[2] : null,
    categories: due.categories.map(({ category, validBet, rate, amount }) => ({
      gameType: category,
      validBet: moneyToWire(validBet, currency),
      rate,
      amount: moneyToWire(amount, currency),
    })),
    claims: (await store.lastClaims(ctx.db, member.id, claimsShown)).map(claimToWire),
  })
}

/** Pays the cashback due, once: claims of one member queue at the lock of their account. */
export const claimCashback = async (
  ctx: AppContext,
  ratesOf: RatesOf,
  merchant: Merchant,
  member: Member,
  idempotencyKey: string,
): Promise<Result<ValueOf<'claimManualRebate'>>> => {
  const terms = termsOf(merchant)
  if (!terms) return fail('function.not.available')
  const { currency } = member
  const books = { merchant: merchant.code, currency }
  const account = playerAccount(books, member.id)
  return inTransaction(ctx.db, async (tx) => {
    await lockAccounts(tx, [account])
    const earlier = await store.claimByKey(tx, member.id, idempotencyKey)
    if (earlier) return ok(claimToWire(earlier))
    const at = ctx.clock.now()
    const { total, lines } = await dueOf(tx, ratesOf, merchant, member.id, at)
    if (total === 0n || total < terms.minimum)
      return fail('money.amount.below.minimum', undefined, { amount: moneyToWire(terms.minimum, currency) })
    const claim = {
      id: ctx.random.uuid(),
      merchantCode: merchant.code,
      memberId: member.id,
      idempotencyKey,
      currency,
      amount: total,
      claimedAt: at,
    }
    await store.insertClaim(tx, claim, lines)
    const paid = await post(tx, {
      scope: 'cashback',
      key: claim.id,
      fingerprint: fingerprintOf('cashback', claim.id, String(total), currency),
      kind: 'rebate',
      title: '',
      reference: claim.id,
      postings: transfer(rebateExpense(books), account, total),
      at,
    })
    if (!paid.ok) throw new Error(`The ledger refused cashback ${claim.id}: ${paid.reason}`)
    return ok(claimToWire(claim))
  })
}
