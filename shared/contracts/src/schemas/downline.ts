import { z } from 'zod'
import { gameCategories } from '../game-category'
import { amountInput, currency, id, instant, note, off, side, wireMoney } from './primitives'

/** Rates of a member in a category, in basis points of the valid bet. */
const memberRate = z.object({ gameType: z.enum(gameCategories), rate: z.number().int() })

/** One member of the own tree, with contacts masked. */
export const downlineDetail = {
  query: z.object({ memberId: id }),
  value: z.object({
    id,
    account: z.string(),
    nickname: note,
    type: z.number().int(),
    level: z.number().int().default(1),
    disabled: off,
    online: off,
    registeredAt: instant,
    lastLoginAt: instant.nullable(),
    mobile: note,
    email: note,
    balance: wireMoney,
    currency,
    rebates: side(memberRate),
    /** The agent who asks stopped the payment of this member's commission. */
    frozen: off,
    /** Another agent above did. */
    frozenByOther: off,
    mayPromote: off,
  }),
}

/** Directly below the agent who asks. */
export const promoteDownlineToAgent = {
  body: z.object({ memberId: id }),
  value: z.object({ id, type: z.number().int() }),
}

/** From the agent's main balance to that of a member below. */
export const transferDownline = {
  body: z.object({
    memberId: id,
    amount: amountInput,
    /** The agent's payment password. */
    password: z.string().max(64),
  }),
  value: z.object({ transferId: id, account: z.string(), amount: wireMoney, currency, at: instant }),
}

/** A frozen commission is computed every night and paid when it is no longer frozen. */
export const freezeDownlineCommission = {
  body: z.object({ memberId: id, frozen: z.boolean() }),
  value: z.object({ frozen: z.boolean() }),
}

const limitedRate = memberRate.extend({
  /** The agent's own rate. */
  most: z.number().int(),
  /** The cashback of every player, or what the member gave to somebody below. */
  least: z.number().int().default(0),
  /** Switched off: no more than the cashback of every player. */
  off,
})

/** Rates of a member directly below, with what they may be. */
export const downlineRebates = {
  query: z.object({ memberId: id }),
  value: z.object({ id, account: z.string(), type: z.number().int(), rebates: side(limitedRate) }),
}

const proposedRate = z.object({
  gameType: z.enum(gameCategories),
  rate: z.number().int().min(0).max(1000),
  off: z.boolean().default(false),
})
const proposedRates = z.object({ memberId: id, rebates: z.array(proposedRate).min(1).max(gameCategories.length) })

/** Categories that are left out stay as they are. */
export const updateDownlineRebates = { body: proposedRates, value: downlineRebates.value }

const shares = { own: wireMoney, downline: wireMoney }

/** What the rates would have moved between the two levels, on the bets of the last computed days. */
export const downlineRebatesPreview = {
  body: proposedRates,
  value: z.object({
    currency,
    days: z.number().int(),
    categories: side(
      z.object({
        gameType: z.enum(gameCategories),
        validBet: wireMoney,
        before: z.object({ rate: z.number().int(), ...shares }),
        after: z.object({ rate: z.number().int(), ...shares }),
      }),
    ),
    footer: z.object({ before: z.object(shares), after: z.object(shares) }),
  }),
}
