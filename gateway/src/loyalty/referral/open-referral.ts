import { profileAmount } from '../../platform'
import type { Db } from '../../platform/db/database'
import { openCampaignOf, termsOfKind } from '../campaigns/open-campaign'
import { shownCampaigns } from '../campaigns/store'

/** The merchant's open referral promotion; null: invitations earn nothing now. */
export const openReferral = async (db: Db, merchantCode: string, now: number) => {
  const campaign = openCampaignOf(await shownCampaigns(db, merchantCode, now), 'REFERRAL', {
    clock: { now: () => now },
  })
  const terms = campaign && termsOfKind(campaign.terms, 'REFERRAL')
  if (!campaign || !terms) return null
  return {
    campaign,
    amount: profileAmount(terms.amount, campaign.currency),
    least: profileAmount(terms.least, campaign.currency),
  }
}
