import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'
import { vendorWalletsOf } from './merchant-wallets'
import * as store from './store'
import { importVendorBalance } from './vendor-balance'
import type { VendorWalletClient } from './vendor-wallet-client'

type WalletOwner = { readonly merchant: Merchant; readonly member: Member }

/** Imports the balance from one vendor; false: no answer. */
export const renewOne = async (
  ctx: AppContext,
  client: VendorWalletClient | null,
  { merchant, member }: WalletOwner,
  vendor: string,
): Promise<boolean> => {
  const { id: memberId, currency } = member
  const reported = await client?.balance({ vendor, account: memberId, currency })
  if (!reported) return false
  const holder = { merchantCode: merchant.code, memberId, vendor, currency }
  await inTransaction(ctx.db, async (tx) =>
    importVendorBalance(tx, holder, await store.lockWallet(tx, memberId, vendor), reported, ctx.clock.now()),
  )
  return true
}

/** Imports the balances from all vendors ("wallet get and renew", spec §7). Returns the vendors that did not answer. */
export const renew = async (
  ctx: AppContext,
  client: VendorWalletClient | null,
  merchant: Merchant,
  member: Member,
): Promise<readonly string[]> => {
  const silent = await Promise.all(
    vendorWalletsOf(ctx.config, merchant).map(async ({ code }) =>
      (await renewOne(ctx, client, { merchant, member }, code)) ? null : code,
    ),
  )
  return silent.filter((vendor) => vendor !== null)
}
