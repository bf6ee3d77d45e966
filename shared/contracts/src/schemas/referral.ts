import { z } from 'zod'
import { currency, done, id, wireMoney } from './primitives'

export const referralDetails = {
  query: z.object({ autoGenerate: z.enum(['true', 'false']).default('true') }),
  value: z.object({
    /** '' until one is generated. */
    referralCode: z.string(),
    /** Friends who registered. */
    totalInvitations: z.number().int(),
    /** Hosts of the site; a link leads to the first that is not the visitor's own. */
    promotionDomains: z.array(z.string()),
    /** Visitors who opened the link. */
    clicks: z.number().int(),
    /** Friends with a valid bet. */
    qualified: z.number().int(),
    currency,
    /** Claimed rewards, and those that can be claimed. */
    earned: wireMoney,
    claimable: wireMoney,
    /** The open promotion; null: invitations earn nothing now. */
    promotion: z.object({ promotionId: id, amount: wireMoney, least: wireMoney }).nullable(),
  }),
}
export const countReferralClick = {
  /** `visitorId`: the id that the visitor's browser keeps. */
  body: z.object({ code: id, visitorId: id }),
  value: done,
}
