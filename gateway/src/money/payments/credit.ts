import { type Bonus, bonusOf, type Minor, subtractMinor } from '@mosaic/contracts'
import { publish } from '../../platform'
import type { Tx } from '../../platform/db/database'
import {
  depositFees,
  fingerprintOf,
  playerAccount,
  type Posting,
  post,
  promotionExpense,
  providerClearing,
  transfer,
} from '../ledger'
import { termsOf } from './running-bonuses'
import type { DepositRow } from './schema'
import * as store from './store'

/** Moves the paid amount from the clearing account: the fee to the fee account, the rest to the member. */
const postingsOf = (deposit: DepositRow, paid: Minor, fee: Minor): readonly Posting[] => {
  const books = { merchant: deposit.merchantCode, currency: deposit.currency }
  const [clearing, main] = [providerClearing(books, deposit.method), playerAccount(books, deposit.memberId)]
  if (fee === 0n) return transfer(clearing, main, paid)
  const [leaves] = transfer(clearing, main, paid)
  const [, arrives] = transfer(clearing, main, subtractMinor(paid, fee))
  return [leaves, arrives, { account: depositFees(books), amount: fee }].filter((posting) => posting !== undefined)
}

/** Credits the reserved bonus by the credited amount, once (ledger key). */
const creditBonus = async (tx: Tx, deposit: DepositRow, arrived: Minor, at: number): Promise<Bonus | null> => {
  const { id: depositId, bonus: offer, currency, merchantCode: merchant } = deposit
  const bonus = offer === null || deposit.bonusReservation === null ? null : bonusOf(termsOf(offer, currency), arrived)
  if (offer === null || bonus === null) return null
  const books = { merchant, currency }
  const credited = await post(tx, {
    scope: 'deposit-bonus',
    key: depositId,
    fingerprint: fingerprintOf('deposit-bonus', depositId, String(bonus.amount), currency),
    kind: 'bonus',
    title: offer.names.EN ?? offer.id,
    reference: deposit.reference,
    postings: transfer(promotionExpense(books), playerAccount(books, deposit.memberId), bonus.amount),
    at,
  })
  if (!credited.ok) throw new Error(`The ledger refused the bonus of deposit ${depositId}: ${credited.reason}`)
  return bonus
}

/** Credits a deposit whose row is locked. The ledger key allows one credit. */
export const credit = async (
  tx: Tx,
  deposit: DepositRow,
  { paid, fee }: { readonly paid: Minor; readonly fee: Minor },
  at: number,
): Promise<DepositRow> => {
  const amount = subtractMinor(paid, fee)
  const { id: depositId, memberId, merchantCode, method, currency } = deposit
  const credited = await post(tx, {
    scope: 'deposit',
    key: depositId,
    fingerprint: fingerprintOf('deposit', depositId, String(amount), currency),
    kind: 'deposit',
    title: method,
    reference: deposit.reference,
    postings: postingsOf(deposit, paid, fee),
    at,
  })
  if (!credited.ok) throw new Error(`The ledger refused deposit ${depositId}: ${credited.reason}`)
  const settled = store.settledWith(amount, at, await creditBonus(tx, deposit, amount, at))
  await store.change(tx, depositId, settled)
  await publish(tx, {
    name: 'deposit.settled',
    memberId,
    at,
    payload: { merchantCode, depositId, method, amount: amount.toString(), currency },
  })
  return { ...deposit, ...settled }
}
