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
