import { z } from 'zod'
import { wireLanguages } from '../language'
import { id, instant, wireMoney } from './primitives'

/** By language; English is the fallback. */
const names = z.partialRecord(z.enum(wireLanguages), z.string())

/** The id is called as other clients of such gateways call it; empty is none. */
export const promotionChoice = { promotionId: z.string().max(64).optional() }

/**
 * Bonuses to choose with a deposit; `judgeBonus` gives the amount or the reason. `taken`: whether this member may
 * have it now.
 */
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
 * Bonus of a deposit. `PROMISED`: pending; `CREDITED`: of the paid amount; `LOST`: expired or paid too little.
 * `toWager`: valid bets required before withdrawal.
 */
export const chosenBonus = z.object({
  promotionId: id,
  names,
  state: z.enum(['PROMISED', 'CREDITED', 'LOST']),
  amount: wireMoney,
  toWager: wireMoney,
  /** `CREDITED`, but not claimed yet: it cannot start now, for instance while another bonus is in play. */
  waits: z.boolean().optional(),
})
