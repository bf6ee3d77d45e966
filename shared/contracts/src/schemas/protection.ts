import { z } from 'zod'
import { limitKinds, limitPeriods } from './limit-kinds'
import { amountInput, currency, instant, wireMoney } from './primitives'

/** How long a break or a self-exclusion lasts. */
const breakSpans = ['1d', '3d', '7d', '30d'] as const
const exclusionSpans = ['6m', '1y', '5y', 'forever'] as const

const interval = z.union([z.literal(15), z.literal(30), z.literal(60), z.literal(120)])
const exclusion = z.object({
  kind: z.enum(['cool-off', 'self-exclusion']),
  /** Null: for good. */
  until: instant.nullable(),
})

const protection = z.object({
  currency,
  /** Only what is set or on its way. */
  limits: z.array(
    z.object({
      kind: z.enum(limitKinds),
      period: z.enum(limitPeriods),
      /** Limit in force; null while the first looser one is pending. */
      amount: amountInput.nullable(),
      used: z.string().regex(/^-?\d+(\.\d+)?$/),
      resetsAt: instant,
      /** A looser limit, or none, that comes into force later. */
      next: z.object({ amount: amountInput.nullable(), at: instant }).nullable(),
    }),
  ),
  realityMinutes: interval,
  exclusion: exclusion.nullable(),
})

export const limits = { value: protection }
export const setLimit = {
  body: z.object({
    kind: z.enum(limitKinds),
    period: z.enum(limitPeriods),
    /** Null removes the limit. */
    amount: amountInput.nullable(),
  }),
  value: protection,
}
export const setRealityCheck = { body: z.object({ intervalMinutes: interval }), value: protection }

export const exclude = {
  body: z.object({ span: z.enum([...breakSpans, ...exclusionSpans]), confirmed: z.literal(true) }),
  value: exclusion,
}

export const realityCheck = {
  value: z.object({
    /** Time of the next interruption; null while the member does not play. */
    dueAt: instant.nullable(),
    startedAt: instant.nullable(),
    now: instant,
    intervalMinutes: interval,
    currency,
    staked: wireMoney,
    paid: wireMoney,
    /** Payouts minus stakes since `startedAt`; negative is a loss. */
    net: wireMoney,
  }),
}
export const acknowledgeRealityCheck = { body: z.object({}), value: realityCheck.value }
