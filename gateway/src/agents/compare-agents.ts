import type { AppContext } from '../platform/runtime/app-context'
import type { AgentDifference } from './agent-difference'
import { compareContracts } from './contract'
import { compareRebates } from './rebate'

/** Scopes of what the ledger pays to agents. */
export const agentScopes: readonly string[] = ['commission', 'commission-paid', 'contract']

/** Rebates, salaries and dividends of every merchant, computed again from what was stored, the activity and the ledger. */
export const compareAgents = async ({
  db,
  clock,
  merchants,
}: Pick<AppContext, 'db' | 'clock' | 'merchants'>): Promise<readonly AgentDifference[]> => {
  const differences: AgentDifference[] = []
  for (const merchant of await merchants.all()) {
    differences.push(...(await compareRebates(db, merchant.code)))
    differences.push(...(await compareContracts(db, merchant, clock.now())))
  }
  return differences
}
