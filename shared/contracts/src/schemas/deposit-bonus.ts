import { z } from 'zod'
import { wireLanguages } from '../language'
import { id, instant, wireMoney } from './primitives'

/** By language; English is what everybody else reads. */
const names = z.partialRecord(z.enum(wireLanguages), z.string())

/** The id is called as other clients of such gateways call it; empty is none. */
export const promotionChoice = { promotionId: z.string().max(32).optional() }

/** What may be chosen with a deposit; `judgeBonus` says what it brings, or why not. `taken`: whether this member may have it now. */
export const offeredBonus = z.object({
  promotionId: id,
  names,
  percent: z.number().int(),
  cap: wireMoney.nullable(),
  least: wireMoney,
  turnover: z.number().int(),
  methods: z.array(z.string()).nullable(),
  every: z.enum(['first', 'day', 'deposit']),
  until: instant.nullable(),
  taken: z.enum(['free', 'held', 'used']),
})

/**
 * What was chosen with a deposit. `PROMISED`: comes with it; `CREDITED`: of what was really paid; `LOST`: it ended, or too little was
 * paid. `toWager`: valid bets that are asked for it before the balance may leave.
 */
export const chosenBonus = z.object({
  promotionId: id,
  names,
  state: z.enum(['PROMISED', 'CREDITED', 'LOST']),
  amount: wireMoney,
  toWager: wireMoney,
})
