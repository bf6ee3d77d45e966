import { type ContractKind, contractKinds } from '@mosaic/contracts'
import { acceptHouseContract, type Terms } from '../../agents'
import { memberByAccount } from '../../identity'
import { profileAmount } from '../../platform'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'

/** What the house offers the demo agent; amounts in major units of each currency. */
const termsFor = (kind: ContractKind, { currency }: Merchant): Terms => {
  const tier = (minTurnover: string, rate: number, minActive = 0) => ({
    minTurnover: profileAmount(minTurnover, currency),
    minActive,
    minLoss: profileAmount('0', currency),
    rate,
    cap: null,
  })
  if (kind === 'dividend') return { kind, period: 'month', negative: 'carry', tiers: [tier('1000', 1000, 1)] }
  if (kind === 'hourlySalary') return { kind, stackable: true, tiers: [tier('500', 2)] }
  return { kind, stackable: true, tiers: [tier('1000', 5), tier('10000', 10, 2)] }
}

/** Contracts of every kind with the house, for an agent at the top of a tree. */
export const giveContracts = async (ctx: AppContext, merchant: Merchant, agentId: string): Promise<void> => {
  for (const kind of contractKinds) await acceptHouseContract(ctx, merchant, agentId, termsFor(kind, merchant))
}

/** Contracts of the demo agent, in force from the next period on. */
export const seedContracts = async (ctx: AppContext): Promise<void> => {
  for (const merchant of await ctx.merchants.all()) {
    const agent = await memberByAccount(ctx.db, merchant.code, 'agent01')
    if (agent) await giveContracts(ctx, merchant, agent.id)
  }
}
