import { type Minor, subtractMinor } from '@mosaic/contracts'
import { publish } from '../../platform'
import type { Tx } from '../../platform/kernel/database'
import { depositFees, fingerprintOf, playerAccount, type Posting, post, providerClearing, transfer } from '../ledger'
import type { DepositRow } from './schema'
import * as store from './store'

/** What arrived leaves the clearing account; the fee stays with the house, the rest is the member's. */
const postingsOf = (deposit: DepositRow, paid: Minor, fee: Minor): readonly Posting[] => {
  const books = { merchant: deposit.merchantCode, currency: deposit.currency }
  const [clearing, main] = [providerClearing(books, deposit.method), playerAccount(books, deposit.memberId)]
  if (fee === 0n) return transfer(clearing, main, paid)
  const [leaves] = transfer(clearing, main, paid)
  const [, arrives] = transfer(clearing, main, subtractMinor(paid, fee))
  return [leaves, arrives, { account: depositFees(books), amount: fee }].filter((posting) => posting !== undefined)
}

/** Credits a deposit, whoever found that it was paid; the ledger's key lets one credit through. Its row is locked. */
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
  await store.markSettled(tx, depositId, amount, at)
  await publish(tx, {
    name: 'deposit.settled',
    memberId,
    at,
    payload: { merchantCode, depositId, method, amount: amount.toString(), currency },
  })
  return { ...deposit, state: 'SETTLED', settledAmount: amount, settledAt: at }
}
