import { minor, subtractMinor } from '@mosaic/contracts'
import type { Tx } from '../../platform/db/database'
import { accountKey, fingerprintOf, houseAccount, lockAccounts, post, transfer, vendorAccount } from '../ledger'
import type { TransferRow } from './schema'
import * as store from './store'
import type { VendorBalance } from './vendor-wallet-client'

export type Holder = Pick<TransferRow, 'merchantCode' | 'memberId' | 'vendor' | 'currency'>

/**
 * Posts the difference to the vendor's balance as a win or a loss. Skipped while a transfer is in flight, because the
 * balance may or may not include it, and for outdated answers. The caller has locked the wallet; `seen` is its last
 * seen version.
 */
export const importVendorBalance = async (
  tx: Tx,
  holder: Holder,
  seen: bigint,
  { balance, version }: VendorBalance,
  at: number,
): Promise<void> => {
  const { merchantCode, memberId, vendor, currency } = holder
  if (version < seen) return
  await store.saveVersion(tx, memberId, vendor, version, at)
  if (await store.inFlight(tx, memberId, vendor)) return
  const books = { merchant: merchantCode, currency }
  const [account, house] = [vendorAccount(books, memberId, vendor), houseAccount(books, vendor)]
  const known = (await lockAccounts(tx, [account, house])).get(accountKey(account))
  if (!known) throw new Error(`The account of ${vendor} could not be locked`)
  const difference = subtractMinor(balance, known.balance)
  if (difference === 0n) return
  const won = difference > 0n
  const moved = await post(tx, {
    scope: 'vendor.play',
    key: `${memberId}.${vendor}.${version}`,
    fingerprint: fingerprintOf('vendor.play', String(difference)),
    kind: won ? 'win' : 'bet',
    title: vendor,
    reference: `${vendor}-${version}`,
    postings: won ? transfer(house, account, difference) : transfer(account, house, minor(-difference)),
    at,
  })
  if (!moved.ok) throw new Error(`The ledger refused what was played at ${vendor}: ${moved.reason}`)
  await store.insertPlay(tx, { memberId, vendor, version, merchantCode, currency, amount: difference, seenAt: at })
}
