import { budgetLasts } from './reward-amount'
import type { CampaignRow } from './schema'

type Phase = 'COMING' | 'OPEN' | 'CLOSED'

/** Where a launched campaign stands. One whose budget is used is closed to new grants. */
export const phaseOf = (campaign: CampaignRow, now: number): Phase => {
  const { state, startsAt, endsAt } = campaign
  if (state !== 'LIVE' || (endsAt !== null && endsAt <= now)) return 'CLOSED'
  if (startsAt > now) return 'COMING'
  return budgetLasts(campaign) ? 'OPEN' : 'CLOSED'
}

/** Closed only because all its money is promised. */
export const isUsedUp = (campaign: CampaignRow, now: number): boolean =>
  phaseOf(campaign, now) === 'CLOSED' && phaseOf({ ...campaign, budget: null }, now) === 'OPEN'
