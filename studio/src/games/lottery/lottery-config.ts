import { z } from 'zod'

/** What comes out of the drum. */
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

/** 27 numbers in 8 prizes (domain §2.4, north). */
export const north: Drum = {
  kind: 'tiers',
  tiers: [
    [1, 5],
    [1, 5],
    [2, 5],
    [6, 5],
    [4, 4],
    [6, 4],
    [3, 3],
    [4, 2],
  ],
}
/** 18 numbers in 9 prizes (domain §2.4, south). */
export const south: Drum = {
  kind: 'tiers',
  tiers: [
    [1, 6],
    [1, 5],
    [1, 5],
    [2, 5],
    [7, 5],
    [1, 4],
    [3, 4],
    [1, 3],
    [1, 2],
  ],
}

export const numbersIn = (tiers: Extract<Drum, { kind: 'tiers' }>['tiers']): number =>
  tiers.reduce((sum, [count]) => sum + count, 0)
