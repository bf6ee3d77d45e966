import { z } from 'zod'
import { gameCategories } from '../game-category'
import { done, id, instant, note, side } from './primitives'

const givenRate = z.object({ gameType: z.enum(gameCategories), rate: z.number().int().min(0).max(1000) })

const link = z.object({
  code: id,
  label: note,
  /** Of members who register by it; a category without one has the cashback of every player. */
  rebates: side(givenRate),
  createdAt: instant,
  /** Visitors who opened the link, members who registered by it, and those of them with a deposit. */
  clicks: z.number().int().default(0),
  registered: z.number().int().default(0),
  deposited: z.number().int().default(0),
  /** The agent's own code stays. */
  removable: z.boolean().default(true),
})

export const affiliateUrls = {
  value: z.object({
    list: z.array(link),
    /** Hosts of the site. */
    promotionDomains: side(z.string()),
  }),
}
export const createAffiliateUrl = {
  body: z.object({
    label: z.string().trim().max(40).default(''),
    rebates: z.array(givenRate).max(gameCategories.length).default([]),
  }),
  value: link,
}
/** Nobody registers by it any more; who did stays. */
export const deleteAffiliateUrl = { query: z.object({ code: id }), value: done }
