import { minor } from '@mosaic/contracts'
import {
  agentCommission,
  fingerprintOf,
  lockAccounts,
  playerAccount,
  post,
  rebateExpense,
  rounding,
  transfer,
} from '../../money'
import { addDays, spanOf } from '../../platform'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import type { Tx } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { commissionsOfDay } from './commissions-of-day'
import { countedBets } from './counted-bets'
import { dueDays } from './due-days'
import * as store from './store'

/** What changes in a round that was settled longer ago changes no commission. */
const correctedDays = 7

type Own = Pick<AppContext, 'db' | 'clock' | 'log'>

const workOut = async (tx: Tx, merchant: Merchant, day: string, at: number): Promise<void> => {
  const run = { merchantCode: merchant.code, day }
  if (!(await store.beginDay(tx, merchant.code, day, at))) return
  const earliest = addDays(day, -correctedDays)
  const first = (await store.workedOutDay(tx, merchant.code, 'first')) ?? day
  const span = spanOf(first > earliest ? first : earliest, day, merchant.timeZone)
  const settled = await store.settledIn(tx, merchant, span)
  const bets = countedBets(settled, await store.countedSince(tx, merchant.code, span.days[0] ?? day))
  await store.insertBets(tx, run, bets)
  const commissions = commissionsOfDay(merchant, await store.ratedIn(tx, run), bets)
  await store.insertCommissions(tx, { ...run, currency: merchant.currency }, commissions)
}

type Due = { readonly agentId: string; readonly day: string }

/** One ledger transaction for each category, and one that brings the day's commission into the balance. */
const pay = async (tx: Tx, merchant: Merchant, { agentId, day }: Due, at: number): Promise<void> => {
  const commissions = await store.lockUnpaid(tx, agentId, day)
  const [first] = commissions
  if (!first) return
  const books = { merchant: merchant.code, currency: first.currency }
  const [expense, rest] = [rebateExpense(books), rounding(books)]
  const [commission, main] = [agentCommission(books, agentId), playerAccount(books, agentId)]
  // All at once, in the order in which everybody locks: a claim of cashback wants the same accounts.
  await lockAccounts(tx, [expense, rest, commission, main])
  const about = { kind: 'commission', title: '', reference: day.replaceAll('-', ''), at } as const
  for (const { category, amount, remainder } of commissions) {
    const posted = await post(tx, {
      ...about,
      scope: 'commission',
      key: `${agentId}:${category}:${day}`,
      fingerprint: fingerprintOf(String(amount), String(remainder), first.currency),
      postings: [
        { account: expense, amount: minor(-amount - remainder) },
        { account: commission, amount },
        { account: rest, amount: remainder },
      ].filter((posting) => posting.amount !== 0n),
    })
    if (!posted.ok) throw new Error(`The ledger refused the commission of ${agentId} for ${day}: ${posted.reason}`)
  }
  const total = minor(commissions.reduce((sum, { amount }) => sum + amount, 0n))
  if (total > 0n) {
    const paid = await post(tx, {
      ...about,
      scope: 'commission-paid',
      key: `${agentId}:${day}`,
      fingerprint: fingerprintOf(String(total), first.currency),
      postings: transfer(commission, main, total),
    })
    if (!paid.ok) throw new Error(`The ledger refused to pay ${agentId} the commission for ${day}: ${paid.reason}`)
  }
  await store.markPaid(tx, agentId, day, at)
}

/**
 * Works out the business days that are over, each once whatever the number of gateways, and pays what is not paid yet: so a gateway that
 * ended in between is no loss.
 */
export const settleRebates = async ({ db, clock, log }: Own, merchant: Merchant): Promise<void> => {
  const last = await store.workedOutDay(db, merchant.code, 'last')
  for (const day of dueDays(last, clock.now(), merchant.timeZone))
    await inTransaction(db, (tx) => workOut(tx, merchant, day, clock.now()))
  for (const due of await store.daysToPay(db, merchant.code))
    await inTransaction(db, (tx) => pay(tx, merchant, due, clock.now())).catch((error: unknown) =>
      log.error({ err: error, ...due }, 'a commission could not be paid'),
    )
}
