import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { type ContractCost, noContracts, paybackFault } from './payback'
import { playableReturns } from './store'

/** The highest cost of the contracts that a merchant's agents have with the house. */
export type ContractCostOf = (db: Db, merchant: Pick<Merchant, 'code' | 'currency'>) => Promise<ContractCost>

/** Why a profile, with the contracts of its agents, loses money on some playable game; null: it does not. */
export const losingGame = async (
  db: Db,
  merchant: Pick<Merchant, 'code' | 'currency' | 'profile'>,
  contractCostOf: ContractCostOf,
): Promise<string | null> =>
  paybackFault(merchant.profile, await playableReturns(db), await contractCostOf(db, merchant))

const faultsOf = async (ctx: AppContext, contractCostOf: ContractCostOf): Promise<readonly string[]> => {
  const games = await playableReturns(ctx.db)
  const faults: string[] = []
  for (const merchant of await ctx.merchants.all()) {
    const fault = paybackFault(merchant.profile, games, await contractCostOf(ctx.db, merchant))
    if (fault !== null) faults.push(`merchant ${merchant.code}: ${fault}`)
  }
  return faults
}

/** The gateway does not start with a merchant whose rates cost more than a game earns; contracts can be ended while it runs. */
export const refuseLosingMerchants = async (ctx: AppContext): Promise<void> => {
  const faults = await faultsOf(ctx, () => Promise.resolve(noContracts))
  if (faults.length > 0) throw new Error(faults.join('; '))
}

/** A new catalogue may bring such a game while the gateway runs. */
export const reportLosingMerchants = async (ctx: AppContext, contractCostOf: ContractCostOf): Promise<void> => {
  for (const fault of await faultsOf(ctx, contractCostOf))
    ctx.log.error({ alert: 'merchant.losing', fault }, 'a game loses money')
}
