import { z } from 'zod'
import { campaignKinds } from '../campaign/kinds'
import { grantStates } from '../campaign/promotion-state'
import { wireLanguages } from '../language'
import { amountInput, currency, instant, wireMoney } from '../schemas/primitives'
import { visibleString } from '../text/visible-text'
import { campaignTerms } from './campaign-terms'
import { merchant, person, reason, secondPerson, whichRows } from './rows'

const campaignId = z.string().regex(/^[a-z\d][a-z\d-]{2,47}$/)
const words = z.object({ title: visibleString().min(1).max(100), content: visibleString().min(1).max(10_000) })

const draft = {
  id: campaignId,
  merchant,
  texts: z
    .partialRecord(z.enum(wireLanguages), words)
    .refine(({ EN }) => EN !== undefined, { path: ['EN'], message: 'a campaign has an English text' }),
  categories: z.array(z.string().max(32)).max(8).default([]),
  sort: z.number().int().min(0).max(9999).default(100),
  startsAt: instant,
  endsAt: instant.nullable(),
  terms: campaignTerms,
}

const campaign = z.object({
  ...draft,
  /** Of the draft; changes with whatever is written anew. */
  version: z.string(),
  kind: z.enum(campaignKinds),
  state: z.enum(['DRAFT', 'LIVE', 'ENDED']),
  currency,
  createdBy: z.string(),
  createdAt: instant,
  launchedBy: z.string().nullable(),
  launchedAt: instant.nullable(),
  endedBy: z.string().nullable(),
  endedAt: instant.nullable(),
  /** Grants and their amounts: promised and not ended, and claimed. */
  granted: z.number().int(),
  grantedAmount: wireMoney,
  claimed: z.number().int(),
  claimedAmount: wireMoney,
  /** Stakes that counted for its bonuses, and what it paid out so far: cash, what became cash, wins of free rounds. */
  wagered: wireMoney,
  cost: wireMoney,
})

const application = z.object({
  ...person,
  ...secondPerson,
  id: z.uuid(),
  campaignId,
  kind: z.enum(campaignKinds),
  title: z.string(),
  state: z.enum(grantStates),
  remark: z.string(),
  images: z.array(z.uuid()),
  currency,
  amount: wireMoney,
  /** That a first person approved: a second one approves the same. */
  approvedAmount: wireMoney.nullable(),
  /** The operator decides between these. */
  least: wireMoney,
  most: wireMoney,
  createdAt: instant,
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  reason: z.string(),
})

const progressDifferences = z.object({
  list: z.array(
    z.object({
      campaignId: z.string(),
      memberId: z.string(),
      period: z.string(),
      /** In minor units, rounds or hundredths of a stake, as the campaign counts. */
      stored: z.string(),
      recomputed: z.string(),
    }),
  ),
})

/** Promotions: campaigns that operators write, and applications of members. */
export const campaignSchemas = {
  campaigns: {
    query: z.object({ show: z.enum(['open', 'all']).default('open') }),
    value: z.object({ list: z.array(campaign) }),
  },
  /** Terms over the records of the merchant's last days, before they are launched; nothing is stored. */
  simulateCampaign: {
    body: z.object({ merchant, terms: campaignTerms }),
    value: z.object({
      days: z.number().int(),
      currency,
      members: z.number().int(),
      /** Percent of the members whose records were read. */
      sharePercent: z.number(),
      takers: z.number().int(),
      grants: z.number().int(),
      granted: wireMoney,
      cost: wireMoney,
      usedUpOn: z.number().int().nullable(),
      /** What somebody with so many accounts gains, and what of it without risk. */
      accounts: z.number().int(),
      gain: wireMoney,
      riskless: wireMoney,
    }),
  },
  /** Writes a draft, or changes it; a launched campaign is not changed any more. */
  saveCampaign: { body: z.object(draft), value: campaign },
  /** `version`: of the draft that the operator saw; another one is refused. */
  launchCampaign: { body: z.object({ id: campaignId, version: z.string().min(1).max(64) }), value: campaign },
  endCampaign: { body: z.object({ id: campaignId }), value: campaign },
  compareCampaigns: { value: progressDifferences },
  rewriteCampaigns: { value: progressDifferences },
  applications: { ...whichRows, value: z.object({ list: z.array(application) }) },
  applicationImage: { query: z.object({ id: z.uuid(), image: z.uuid() }), value: z.null() },
  decideApplication: {
    body: z.discriminatedUnion('verdict', [
      /** Taken up: the member sees that somebody looks at it. */
      z.object({ id: z.uuid(), verdict: z.literal('review') }),
      z.object({ id: z.uuid(), verdict: z.literal('approve'), amount: amountInput }),
      z.object({ id: z.uuid(), verdict: z.literal('reject'), reason }),
    ]),
    value: application,
  },
} as const
