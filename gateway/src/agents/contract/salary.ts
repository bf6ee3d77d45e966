import { highestTier, tierShare } from './highest-tier'
import { levelDifference, type NetShare } from './level-difference'
import type { SalaryTerms, TeamFigures, Tier } from './terms'

/** An agent with a salary contract in force, and what their team reached in the day or hour. */
export type SalariedAgent = {
  readonly agentId: string
  readonly offerorId: string | null
  readonly terms: Pick<SalaryTerms, 'tiers'>
  readonly figures: TeamFigures
}
export type Salary = NetShare & { readonly tier: Tier | null }

/** Salaries of a period: `S_a = TVB(a) · rate_a − Σ TVB(c) · rate_c` over the direct contracted downlines (domain §4.3). */
export const salariesOf = (agents: readonly SalariedAgent[]): readonly Salary[] => {
  const tiers = new Map(agents.map(({ agentId, terms, figures }) => [agentId, highestTier(terms.tiers, figures)]))
  const shares = agents.map(({ agentId, offerorId, figures }) => ({
    agentId,
    offerorId,
    share: tierShare(tiers.get(agentId) ?? null, figures.turnover),
  }))
  return levelDifference(shares).map((net) => ({ ...net, tier: tiers.get(net.agentId) ?? null }))
}
