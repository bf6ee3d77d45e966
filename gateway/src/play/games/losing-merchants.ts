import type { AppContext } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import type { MerchantProfile } from '../../platform'
import { paybackFault } from './payback'
import { playableReturns } from './store'

/** Why a profile loses money on some playable game; null: it does not. */
export const losingGame = async (db: Db, profile: MerchantProfile): Promise<string | null> =>
  paybackFault(profile, await playableReturns(db))

const faultsOf = async (ctx: AppContext): Promise<readonly string[]> => {
  const games = await playableReturns(ctx.db)
  return (await ctx.merchants.all()).flatMap(({ code, profile }) => {
    const fault = paybackFault(profile, games)
    return fault === null ? [] : [`merchant ${code}: ${fault}`]
  })
}

/** The gateway does not start with a merchant whose promotions cost more than a game earns. */
export const refuseLosingMerchants = async (ctx: AppContext): Promise<void> => {
  const faults = await faultsOf(ctx)
  if (faults.length > 0) throw new Error(faults.join('; '))
}

/** A new catalogue may bring such a game while the gateway runs. */
export const reportLosingMerchants = async (ctx: AppContext): Promise<void> => {
  for (const fault of await faultsOf(ctx)) ctx.log.error({ alert: 'merchant.losing', fault }, 'a game loses money')
}
