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
import { linesSince } from '../team'
import { runMembers } from './commissions-of-day'
import { bearableTakenBack, commissionsOfRun } from './commissions-of-run'
import { countedBets, type SettledBet } from './counted-bets'
import { correctedDays, dueDays } from './due-days'
import { lateChains } from './late-chains'
import * as store from './store'

/** Members whose bets one statement reads. */
const pageSize = 1000

type Own = Pick<AppContext, 'db' | 'clock' | 'log'>

const computeDay = async (tx: Tx, merchant: Merchant, day: string, at: number): Promise<void> => {
  const run = { merchantCode: merchant.code, day }
  if (!(await store.beginDay(tx, merchant.code, day, at))) return
  const earliest = addDays(day, -correctedDays)
  const first = (await store.computedDay(tx, merchant.code, 'first')) ?? day
  const span = spanOf(first > earliest ? first : earliest, day, merchant.timeZone)
  const lineOf = await linesSince(tx, merchant.code, span.days[0] ?? day)
  const bets: SettledBet[] = []
  const takenBack: (readonly SettledBet[])[] = []
  // Each member is set off against their own bets only, so a page of them at a time is enough.
  for (let after = ''; ; ) {
    const page = await store.nextPage(tx, merchant.code, after, pageSize)
    if (page === null) break
    const settled = await store.settledIn(tx, merchant, span, page)
    const earlier = await store.countedSince(tx, merchant.code, span.days[0] ?? day, page)
    const counted = countedBets(day, settled, earlier, lineOf)
    await store.insertBets(tx, run, counted.bets)
    bets.push(...counted.bets)
    takenBack.push(...counted.takenBack)
    after = page.upTo
  }
  const members = runMembers(merchant, await store.ratedIn(tx, run))
  await store.insertRunMembers(tx, run, members)
  const byDay = await lateChains(tx, merchant, day, [...bets, ...takenBack.flat()])
  const chains = { byDay: byDay.set(day, members), lineOf }
  const borne = bearableTakenBack(day, bets, takenBack, chains)
  await store.insertBets(tx, run, borne)
  const commissions = commissionsOfRun(day, [...bets, ...borne], chains)
  await store.insertCommissions(tx, { ...run, currency: merchant.currency }, commissions)
}

type Due = { readonly agentId: string; readonly day: string }

/** One ledger transaction for each category, and one that moves the day's commission to the main balance. */
const pay = async (tx: Tx, merchant: Merchant, { agentId, day }: Due, at: number): Promise<void> => {
  const commissions = await store.lockUnpaid(tx, agentId, day)
  const [first] = commissions
  if (!first) return
  const books = { merchant: merchant.code, currency: first.currency }
  const [expense, rest] = [rebateExpense(books), rounding(books)]
  const [commission, main] = [agentCommission(books, agentId), playerAccount(books, agentId)]
  // A claim of cashback locks the same accounts: all at once and in the common order prevents a deadlock.
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
 * Computes the business days that are over, each once among all gateways, then pays all unpaid commissions, also those
 * of a gateway that ended in between.
 */
export const settleRebates = async ({ db, clock, log }: Own, merchant: Merchant): Promise<void> => {
  const last = await store.computedDay(db, merchant.code, 'last')
  for (const day of dueDays(last, clock.now(), merchant.timeZone))
    await inTransaction(db, (tx) => computeDay(tx, merchant, day, clock.now()))
  for (const due of await store.daysToPay(db, merchant.code))
    await inTransaction(db, (tx) => pay(tx, merchant, due, clock.now())).catch((error: unknown) =>
      log.error({ err: error, ...due }, 'a commission could not be paid'),
    )
}
