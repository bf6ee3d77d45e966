import { z } from 'zod'
import { gameCategories } from '../game-category'
import { amountInput } from '../schemas/primitives'
import { kindTerms } from './campaign-kind-terms'

const percent = z.number().int().min(0).max(100)
const gameIds = z.array(z.string().min(1).max(64)).max(500)

/** How a bonus is wagered before it becomes cash. */
export const wageringTerms = z.strictObject({
  /** How many times the bonus is staked; 0: it is cash at once. */
  factor: z.number().int().min(0).max(100),
  /** Days to wager, from the claim. */
  days: z.number().int().min(1).max(90),
  /** Percent of a stake that counts, by category; 100 if absent. */
  weights: z.partialRecord(z.enum(gameCategories), percent).default({}),
  /** The same by game; stronger than its category. */
  gameWeights: z.record(z.string(), percent).default({}),
  /** The only games that take the bonus; all if empty. */
  includedGames: gameIds.default([]),
  excludedGames: gameIds.default([]),
  /** The highest stake while bonus money is in play. */
  maxStake: amountInput.nullable().default(null),
  /** The most that becomes cash; the rest is forfeited. */
  cashOutCap: amountInput.nullable().default(null),
  /** A withdrawal of the member ends the bonus. */
  forfeitAtWithdrawal: z.boolean().default(false),
  /** May be claimed while another bonus is being wagered; the one with the lower `order` is used first. */
  stackable: z.boolean().default(false),
  order: z.number().int().min(0).max(99).default(50),
})
export type WageringTerms = z.output<typeof wageringTerms>

/** Who may take part. A field that is absent asks nothing. */
const eligibility = z.strictObject({
  vipLeast: z.number().int().min(1).max(5).optional(),
  /** Only members who deposited before, or never did. */
  deposits: z.enum(['none', 'some']).optional(),
  /** Only with accepted identity documents. */
  verified: z.boolean().optional(),
  registeredSince: z.number().int().nonnegative().optional(),
  customers: z.enum(['players', 'agents']).optional(),
})
export type Eligibility = z.output<typeof eligibility>

/** What a grant brings: cash, a bonus to wager, or rounds of one game for its amount. */
const reward = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('cash') }),
  z.strictObject({ type: z.literal('bonus'), wagering: wageringTerms }),
  z.strictObject({
    type: z.literal('rounds'),
    gameId: z.string().min(1).max(64),
    stake: amountInput,
    /** Days to play, from the claim. */
    days: z.number().int().min(1).max(90),
  }),
])
export type RewardTerms = z.output<typeof reward>

/** Terms of a campaign: amounts in the currency of its merchant. Stored with the campaign and copied into each grant. */
export const campaignTerms = z.strictObject({
  of: kindTerms,
  reward,
  eligibility: eligibility.default({}),
  /** The most that the campaign pays in all. */
  budget: amountInput.nullable().default(null),
  /** The most that one member gets in all. */
  memberCap: amountInput.nullable().default(null),
  /** Days to claim, from the issue. */
  claimDays: z.number().int().min(1).max(90).default(7),
})
export type CampaignTerms = z.output<typeof campaignTerms>
