import { z } from 'zod'
import { campaignConditions, campaignKinds } from '../campaign/kinds'
import { promotionLabels, promotionStates } from '../campaign/promotion-state'
import { gameCategories } from '../game-category'
import { visibleString } from '../text/visible-text'
import { currency, done, id, imageDataUrl, instant, wireMoney } from './primitives'

const kind = z.enum(campaignKinds)
const rewardType = z.enum(['cash', 'bonus', 'rounds'])

/** What a bonus asks, for the terms in three lines. */
const wagering = z.object({
  factor: z.number().int(),
  days: z.number().int(),
  /** Categories of which at least a part counts. */
  categories: z.array(z.enum(gameCategories)),
  maxStake: wireMoney.nullable(),
  cashOutCap: wireMoney.nullable(),
})

/** `money`: amounts; `count`: whole numbers. */
const progress = z.object({ done: z.string(), target: z.string(), unit: z.enum(['money', 'count']) })

/** What the one button of a promotion does; `none`: there is nothing to do now. */
const action = z.enum(['apply', 'join', 'claim', 'checkIn', 'code', 'deposit', 'play', 'invite', 'rain', 'none'])

const promotion = z.object({
  /** The id of its announcement, too. */
  promotionId: id,
  kind,
  state: z.enum(promotionStates),
  label: z.enum(Object.values(promotionLabels)),
  action,
  reward: rewardType,
  /** Of the grant, or the highest that the promotion gives. */
  amount: wireMoney.nullable(),
  isUpTo: z.boolean(),
  currency,
  progress: progress.nullable(),
  /** The condition that this member does not meet. */
  unmet: z.enum(campaignConditions).nullable(),
  /** Reason of a rejection. */
  reason: z.string(),
  endsAt: instant.nullable(),
  /** The reward to claim. */
  rewardId: id.nullable(),
  claimUntil: instant.nullable(),
  claimDays: z.number().int(),
  wagering: wagering.nullable(),
})

const reward = z.object({
  rewardId: id,
  promotionId: id,
  promotionType: kind,
  title: z.string(),
  reward: rewardType,
  amount: wireMoney,
  currency,
  /** Free rounds: how many, and the game. */
  rounds: z.number().int().nullable(),
  gameId: z.string().nullable(),
  wagering: wagering.nullable(),
  /** Null: it waits for two people. */
  issuedAt: instant.nullable(),
  claimUntil: instant.nullable(),
})

const bonus = z.object({
  bonusId: id,
  promotionId: id,
  title: z.string(),
  state: z.enum(['ACTIVE', 'WAITING', 'COMPLETED', 'FORFEITED', 'EXPIRED', 'USED_UP']),
  currency,
  /** As claimed, and the bonus money that is left. */
  amount: wireMoney,
  balance: wireMoney,
  required: wireMoney,
  progress: wireMoney,
  /** Became cash when it was wagered. */
  converted: wireMoney,
  wagering,
  expiresAt: instant,
})

const claimed = z.object({
  rewardId: id,
  reward: rewardType,
  amount: wireMoney,
  currency,
  rounds: z.number().int().nullable(),
  gameId: z.string().nullable(),
  /** Earned, and to be claimed once two people released it. */
  waits: z.boolean().optional(),
})

/** Standing of a tournament, or tickets of a raffle. */
const board = z.object({
  metric: z.enum(['turnover', 'multiplier', 'tickets']),
  currency,
  endsAt: instant.nullable(),
  isOver: z.boolean(),
  /** By place. */
  prizes: z.array(wireMoney),
  /** `value`: an amount for `turnover`, a factor or a number otherwise. Names are masked. */
  rows: z.array(
    z.object({
      place: z.number().int(),
      name: z.string(),
      value: z.string(),
      prize: wireMoney.nullable(),
      isOwn: z.boolean(),
    }),
  ),
  own: z.string(),
  /** SHA-256 of the seed of a draw, published before it; the seed follows with the winners. */
  draw: z.object({ hash: z.string(), seed: z.string().nullable() }).nullable(),
})

/** A bonus before it is accepted: what it asks, and what it is worth when it is played alone in stakes of `stake`. */
const bonusTerms = z.object({
  currency,
  bonus: wireMoney,
  required: wireMoney,
  days: z.number().int(),
  stake: wireMoney,
  /** What is left of it on average. */
  average: wireMoney,
  /** How often nothing is left. */
  nothingPercent: z.number().int(),
  categories: z.array(z.enum(gameCategories)),
  /** How many games take it, and what they return of a stake. */
  games: z.number().int(),
  returnPercent: z.number(),
  maxStake: wireMoney.nullable(),
  cashOutCap: wireMoney.nullable(),
  /** A withdrawal ends the bonus. */
  endsAtWithdrawal: z.boolean(),
})

export const promotionTerms = {
  query: z.object({ promotionId: id, amount: z.string().max(20).optional() }),
  value: bonusTerms,
}
export const promotionBoard = { query: z.object({ promotionId: id }), value: board }
export const promotions = { value: z.object({ content: z.array(promotion) }) }
export const joinPromotion = {
  body: z.object({
    promotionId: id,
    /** Of an application (spec §5). */
    remark: visibleString().max(140).default(''),
    imageIds: z.array(z.uuid()).max(3).default([]),
  }),
  value: promotion,
}
export const addPromotionImage = {
  body: z.object({ promotionId: id, image: imageDataUrl }),
  value: z.object({ imageId: z.uuid() }),
}
export const claimablePromotions = {
  /** `I`: issued, to be claimed; `A`: approved by the campaign, and waits for two people. */
  query: z.object({ promotionType: kind.optional(), status: z.enum(['I', 'A']).default('I') }),
  value: z.array(reward),
}
export const claimPromotion = {
  body: z.object({ promotionClaimId: z.uuid(), promotionType: kind.optional() }),
  value: claimed,
}
export const claimPromoCode = { body: z.object({ promoCode: visibleString().min(1).max(64) }), value: claimed }
export const loginPromotion = {
  value: z.object({
    promotionId: id.nullable(),
    /** Days of the current streak, with today once it is signed. */
    streak: z.number().int(),
    signedToday: z.boolean(),
    currency,
    amounts: z.array(wireMoney),
    /** When the next day begins. */
    nextAt: instant,
  }),
}
export const claimLoginPromotion = { value: claimed }
export const bonuses = { value: z.object({ list: z.array(bonus) }) }
export const forfeitBonus = { body: z.object({ bonusId: z.uuid() }), value: done }
