import { z } from 'zod'
import { agentRain, rainDivisions } from '../campaign/red-rain'
import { amountInput, currency, id, instant, wireMoney } from './primitives'

const rain = z.object({
  rainId: id,
  giver: z.enum(['merchant', 'agent']),
  currency,
  total: wireMoney,
  startsAt: instant,
  endsAt: instant,
  waves: z.number().int(),
  /** From 0; null before the first. */
  wave: z.number().int().nullable(),
  /** When this wave ends, or the first begins. */
  changesAt: instant,
  /** Envelopes that still fall in this wave. */
  falling: z.number().int(),
  /** What the member caught in this wave; null: nothing yet. */
  caught: wireMoney.nullable(),
  caughtInAll: wireMoney,
})
const given = z.object({
  rainId: id,
  total: wireMoney,
  currency,
  envelopes: z.number().int(),
  claimed: z.number().int(),
  claimedAmount: wireMoney,
  returned: wireMoney,
  startsAt: instant,
  endsAt: instant,
  isOver: z.boolean(),
})

export const redRains = { value: z.object({ list: z.array(rain), now: instant }) }
export const claimRedRain = {
  body: z.object({ rainId: z.uuid(), wave: z.number().int().min(0).max(1000) }),
  value: z.object({ amount: wireMoney, currency, wave: z.number().int() }),
}
export const giveRedRain = {
  body: z.object({
    amount: amountInput,
    envelopes: z.number().int().min(1).max(agentRain.mostEnvelopes),
    division: z.enum(rainDivisions),
    /** The agent's payment password. */
    password: z.string().max(64),
  }),
  value: given,
}
export const givenRedRains = { value: z.object({ list: z.array(given), downlines: z.number().int() }) }
