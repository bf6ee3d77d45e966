import { bonusOf, type Minor, subtractMinor } from '@mosaic/contracts'
import { publish } from '../../platform'
import type { Tx } from '../../platform/db/database'
import { depositFees, fingerprintOf, playerAccount, type Posting, post, providerClearing, transfer } from '../ledger'
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

/** What the reserved bonus brings: of the credited amount, at most of the ordered one, for which it was set aside. */
const bonusAmountOf = ({ bonus, bonusReservation, amount, currency }: DepositRow, arrived: Minor): Minor | null =>
  bonus === null || bonusReservation === null
    ? null
    : (bonusOf(termsOf(bonus, currency), arrived < amount ? arrived : amount)?.amount ?? null)

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
  const bonus = bonusAmountOf(deposit, amount)
  const settled = store.settledWith(amount, at, bonus)
  await store.change(tx, depositId, settled)
  await publish(tx, {
    name: 'deposit.settled',
    memberId,
    at,
    payload: {
      ...{ merchantCode, depositId, method, amount: amount.toString(), currency },
      bonusGrantId: deposit.bonusReservation === null ? null : deposit.bonusGrantId,
    },
  })
  return { ...deposit, ...settled }
}
