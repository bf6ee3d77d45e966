/** Kinds of campaigns. Each has its own terms (`desk/campaign-terms.ts`). */
export const campaignKinds = [
  'APPLICATION',
  'PROMO_CODE',
  'CHECK_IN',
  'REFERRAL',
  'FIRST_DEPOSIT',
  'RELOAD',
  'MISSION',
  'VIP_UPGRADE',
  'RAFFLE',
  'FREE_ROUNDS',
  'CASHBACK',
  'TOURNAMENT',
  'RED_RAIN',
] as const
export type CampaignKind = (typeof campaignKinds)[number]

/** What a campaign may ask of a member. */
export const campaignConditions = ['vipLeast', 'deposits', 'verified', 'registeredSince', 'customers'] as const
export type CampaignCondition = (typeof campaignConditions)[number]
