import { type Minor, shareOf, subtractMinor, zero } from '@mosaic/contracts'
import { highestTier, tierShare } from './highest-tier'
import { levelDifference, type NetShare } from './level-difference'
import type { DividendTerms, Tier } from './terms'

/** Sums of a team in a period, in minor units; `carried` is the negative rest of the period before, or zero. */
export type DividendFigures = {
  readonly turnover: Minor
  readonly active: number
  readonly stake: Minor
  readonly payout: Minor
  readonly rebates: Minor
  readonly promotions: Minor
  readonly salaries: Minor
  readonly carried: Minor
}

export type DividendAgent = {
  readonly agentId: string
  readonly offerorId: string | null
  readonly terms: Pick<DividendTerms, 'tiers' | 'negative'>
  readonly figures: DividendFigures
}

/** `carry`: the negative net loss that the next period begins with. */
export type Dividend = NetShare & {
  readonly tier: Tier | null
  readonly fee: Minor
  readonly netLoss: Minor
  readonly carry: Minor
}

/** The platform's fee: a share of what the team lost, nothing when the team won. `feeRate` in basis points. */
const feeOf = ({ stake, payout }: DividendFigures, feeRate: number): Minor => {
  const lost = subtractMinor(stake, payout)
  return lost > zero ? shareOf(lost, feeRate) : zero
}

/** `L = Σ(stake − payout) − rebates − promotions − salaries − fee + carry` (domain §4.3). */
export const netLossOf = (figures: Omit<DividendFigures, 'turnover' | 'active'>, fee: Minor): Minor =>
  [figures.payout, figures.rebates, figures.promotions, figures.salaries, fee].reduce(
    subtractMinor,
    subtractMinor(figures.stake, subtractMinor(zero, figures.carried)),
  )

/** Dividends of a period: `D_a = max(0, L_a · rate_a − Σ L_c · rate_c)` over the direct contracted downlines. */
export const dividendsOf = (agents: readonly DividendAgent[], feeRate: number): readonly Dividend[] => {
  const computed = agents.map(({ agentId, offerorId, terms, figures }) => {
    const fee = feeOf(figures, feeRate)
    const netLoss = netLossOf(figures, fee)
    const tier = highestTier(terms.tiers, { turnover: figures.turnover, active: figures.active, loss: netLoss })
    const carry = netLoss < zero && terms.negative === 'carry' ? netLoss : zero
    return { agentId, offerorId, share: tierShare(tier, netLoss), tier, fee, netLoss, carry }
  })
  const nets = levelDifference(computed.map(({ agentId, offerorId, share }) => ({ agentId, offerorId, share })))
  return computed.flatMap((own, index) => {
    const net = nets[index]
    return net ? [{ ...own, ...net }] : []
  })
}
