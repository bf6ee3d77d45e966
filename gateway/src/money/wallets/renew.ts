import type { AppContext, Member, Merchant } from '../../platform/kernel/app-context'
import { inTransaction } from '../../platform/kernel/transaction'
import { vendorWalletsOf } from './merchant-wallets'
import * as store from './store'
import { takeOver } from './vendor-balance'
import type { VendorDoor } from './vendor-door'

/** Asks every vendor what it holds ("wallet get and renew", spec §7). Answers the vendors that said nothing. */
export const renew = async (
  ctx: AppContext,
  door: VendorDoor | null,
  merchant: Merchant,
  member: Member,
): Promise<readonly string[]> => {
  const { id: memberId, currency } = member
  const silent = await Promise.all(
    vendorWalletsOf(ctx.config, merchant).map(async ({ code: vendor }) => {
      const said = await door?.balance({ vendor, account: memberId, currency })
      if (!said) return vendor
      const holder = { merchantCode: merchant.code, memberId, vendor, currency }
      await inTransaction(ctx.db, async (tx) =>
        takeOver(tx, holder, await store.lockWallet(tx, memberId, vendor), said, ctx.clock.now()),
      )
      return null
    }),
  )
  return silent.filter((vendor) => vendor !== null)
}
