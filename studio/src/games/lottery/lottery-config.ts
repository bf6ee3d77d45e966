import { z } from 'zod'

/** Numbers that come out of the drum. */
export const drumShape = z.discriminatedUnion('kind', [
  z.strictObject({
    /** Prizes from the highest on, each with so many numbers of so many digits; every digit is drawn by itself. */
    kind: z.literal('tiers'),
    tiers: z.array(z.tuple([z.number().int().min(1).max(20), z.number().int().min(2).max(6)])).min(2),
  }),
  z.strictObject({ kind: z.literal('digits'), count: z.number().int().min(2).max(6) }),
  z.strictObject({ kind: z.literal('dice') }),
  z.strictObject({
    /** `take` different numbers of 1 to `of`; a ticket names as many numbers as one of `picks`. */
    kind: z.literal('pool'),
    take: z.number().int().min(1).max(20),
    of: z.number().int().min(2).max(90),
    picks: z.array(z.number().int().min(2).max(10)).min(1),
  }),
])
export type Drum = z.infer<typeof drumShape>

export const lotteryConfigShape = z.strictObject({
  engine: z.literal('lottery@1'),
  gameCode: z.string(),
  drum: drumShape,
  /** Percent of the stakes that each bet pays back, before its pays are rounded down. */
  keepPercent: z.number().int().min(85).max(100),
  everyMinutes: z.number().int().min(1),
  /** Minutes after 1970-01-01 UTC of one draw; all others are whole steps away. */
  anchorMinute: z.number().int().min(0),
})
export type LotteryConfig = z.infer<typeof lotteryConfigShape>
