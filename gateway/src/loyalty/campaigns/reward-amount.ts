import { type Currency, type Minor, zero } from '@mosaic/contracts'
import type { CampaignTerms } from '@mosaic/contracts/desk'
import { profileAmount } from '../../platform'

type Priced = { readonly terms: CampaignTerms; readonly currency: Currency }

/** Every amount that one grant of the campaign may have, in minor units. */
const amountsOf = ({ terms: { of }, currency }: Priced): readonly Minor[] => {
  switch (of.kind) {
    case 'APPLICATION':
      return [profileAmount(of.amount, currency), profileAmount(of.most, currency)]
    case 'PROMO_CODE':
    case 'REFERRAL':
      return [profileAmount(of.amount, currency)]
    case 'CHECK_IN':
      return of.amounts.map((amount) => profileAmount(amount, currency))
  }
}

/** The highest amount of one grant; `isUpTo`: others are lower. */
export const highestAmount = (campaign: Priced): { readonly amount: Minor; readonly isUpTo: boolean } => {
  const amounts = amountsOf(campaign)
  const amount = amounts.reduce((most, each) => (each > most ? each : most), zero)
  return { amount, isUpTo: amounts.some((each) => each < amount) }
}

/** Whether what is left of the budget pays one more grant. */
export const budgetLasts = (campaign: Priced & { readonly budget: Minor | null; readonly committed: Minor }): boolean =>
  campaign.budget === null ||
  amountsOf(campaign).some((amount) => campaign.committed + amount <= (campaign.budget ?? zero))

/** Free rounds of a grant: its amount in rounds at the stake of the terms. */
export const roundsOf = (amount: Minor, stake: Minor): number => Number(amount / stake)
