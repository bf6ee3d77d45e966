import { type CampaignCondition, isAgent } from '@mosaic/contracts'
import type { CampaignTerms, Eligibility } from '@mosaic/contracts/desk'

/** What the terms of a campaign ask about a member. */
export type MemberFacts = {
  readonly type: number
  readonly vipLevel: number
  readonly hasDeposited: boolean
  readonly isVerified: boolean
  readonly registeredAt: number
}

/** What a campaign asks, with what its kind asks by itself. */
export const conditionsOf = ({ of, eligibility }: Pick<CampaignTerms, 'of' | 'eligibility'>): Eligibility =>
  of.kind === 'FIRST_DEPOSIT' ? { ...eligibility, deposits: 'none' } : eligibility

/** The first condition that the member does not meet; null: they may take part. */
export const unmetCondition = (
  { vipLeast, deposits, verified, registeredSince, customers }: Eligibility,
  member: MemberFacts,
): CampaignCondition | null => {
  if (customers !== undefined && (customers === 'agents') !== isAgent(member.type)) return 'customers'
  if (vipLeast !== undefined && member.vipLevel < vipLeast) return 'vipLeast'
  if (deposits !== undefined && (deposits === 'some') !== member.hasDeposited) return 'deposits'
  if (verified !== undefined && verified !== member.isVerified) return 'verified'
  if (registeredSince !== undefined && member.registeredAt < registeredSince) return 'registeredSince'
  return null
}
