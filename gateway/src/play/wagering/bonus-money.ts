import { type Minor, minor, subtractMinor, zero } from '@mosaic/contracts'
import {
  accountKey,
  type AccountRef,
  type Books,
  fingerprintOf,
  lockAccounts,
  playerAccount,
  post,
  promotionExpense,
  transfer,
} from '../../money'
import { profileAmount, publish } from '../../platform'
import type { Tx } from '../../platform/db/database'
import type { BonusMove, BonusRow, BonusState } from './schema'
import * as store from './store'

const booksOf = ({ merchantCode: merchant, currency }: BonusRow): Books => ({ merchant, currency })
const accountsOf = (bonus: BonusRow) => ({
  main: playerAccount(booksOf(bonus), bonus.memberId),
  held: playerAccount(booksOf(bonus), bonus.memberId, 'bonus'),
  expense: promotionExpense(booksOf(bonus)),
})

const move = async (
  tx: Tx,
  bonus: BonusRow,
  { step, kind, amount }: { readonly step: string; readonly kind: BonusMove; readonly amount: Minor },
  at: number,
): Promise<void> => {
  const { main, held, expense } = accountsOf(bonus)
  const [from, to] = { credit: [expense, held], cash: [held, main], back: [held, expense] }[kind] as [
    AccountRef,
    AccountRef,
  ]
  const key = `${bonus.id}:${step}`
  await store.insertMove(tx, bonus, { step, kind, amount, at })
  const moved = await post(tx, {
    scope: 'bonus',
    key,
    fingerprint: fingerprintOf('bonus', key, kind, String(amount)),
    kind: 'bonus',
    title: bonus.title,
    reference: bonus.id,
    postings: transfer(from, to, amount),
    at,
  })
  if (!moved.ok) throw new Error(`The ledger refused ${key}: ${moved.reason}`)
}

/** Puts the money of a bonus that becomes active into the bonus account. */
export const creditBonus = async (tx: Tx, bonus: BonusRow, at: number): Promise<void> => {
  await move(tx, bonus, { step: 'credit', kind: 'credit', amount: bonus.amount }, at)
}

/** What of an amount may still become cash. */
const convertible = (bonus: BonusRow, amount: Minor): Minor => {
  const { cashOutCap } = bonus.terms
  if (cashOutCap === null) return amount
  const room = subtractMinor(profileAmount(cashOutCap, bonus.currency), bonus.converted)
  return amount <= room ? amount : room > 0n ? room : zero
}

/**
 * Takes money of a bonus that is over out of the bonus account: of a completed one it becomes cash up to the cap, the rest
 * returns to the operator. `step` names the occasion in the ledger.
 */
export const releaseBonusMoney = async (
  tx: Tx,
  bonus: BonusRow,
  amount: Minor,
  step: string,
  at: number,
): Promise<void> => {
  const cash = bonus.state === 'COMPLETED' ? convertible(bonus, amount) : zero
  if (cash > 0n) {
    await move(tx, bonus, { step: `${step}:cash`, kind: 'cash', amount: cash }, at)
    await store.addConverted(tx, bonus.id, cash)
  }
  const rest = subtractMinor(amount, cash)
  if (rest > 0n) await move(tx, bonus, { step: `${step}:back`, kind: 'back', amount: rest }, at)
}

/** The bonus money that is in play. */
export const bonusBalance = async (tx: Tx, bonus: BonusRow): Promise<Minor> => {
  const { main, held } = accountsOf(bonus)
  return minor((await lockAccounts(tx, [main, held])).get(accountKey(held))?.balance ?? 0n)
}

type Ending = Extract<BonusState, 'COMPLETED' | 'FORFEITED' | 'EXPIRED' | 'USED_UP'>

const eventOfEnding = {
  COMPLETED: 'bonus.completed',
  FORFEITED: 'bonus.forfeited',
  EXPIRED: 'bonus.expired',
  USED_UP: 'bonus.used_up',
} as const satisfies Readonly<Record<Ending, string>>

const publishEnd = async (tx: Tx, { id, memberId }: BonusRow, state: Ending, at: number): Promise<void> => {
  const bonus = await store.bonusById(tx, id)
  if (!bonus) throw new Error(`Bonus ${id} is gone`)
  const { merchantCode, campaignId, currency } = bonus
  const sums = { amount: bonus.amount.toString(), converted: bonus.converted.toString() }
  await publish(tx, {
    ...{ name: eventOfEnding[state], memberId, at },
    payload: { merchantCode, bonusId: id, campaignId, currency, ...sums },
  })
}

/** Ends a live bonus, and makes the next waiting one active. The caller holds the lock of the member's main account. */
export const endBonus = async (tx: Tx, bonus: BonusRow, state: Ending, at: number): Promise<void> => {
  await store.changeBonus(tx, bonus.id, { state, endedAt: at })
  if (bonus.state !== 'WAITING')
    await releaseBonusMoney(tx, { ...bonus, state }, await bonusBalance(tx, bonus), 'end', at)
  await publishEnd(tx, bonus, state, at)
  if (bonus.state === 'WAITING') return
  const [next] = await store.liveBonuses(tx, bonus.memberId)
  if (!next || next.state !== 'WAITING') return
  await store.changeBonus(tx, next.id, { state: 'ACTIVE' })
  await creditBonus(tx, { ...next, state: 'ACTIVE' }, at)
}
