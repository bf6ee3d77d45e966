import { z } from 'zod'

/** Rules of winning a contest. Every figure that decides a result is here, so a round is proved from it. */
export const contestShape = z.discriminatedUnion('kind', [
  z.strictObject({
    /** Two sides; each makes `base` plus a random number of points around `mean`. */
    kind: z.literal('score'),
    base: z.number().int().min(0).max(400),
    mean: z.number().positive().max(200),
    /** Part of the mean that the side at home gains and the guest loses. */
    homeEdge: z.number().min(0).max(0.5).default(0),
    /** A level score is played on until one side leads; otherwise it stands as a draw. */
    extraTime: z.boolean(),
  }),
  z.strictObject({
    /** Two sides; who first wins `target` sets wins. */
    kind: z.literal('sets'),
    target: z.number().int().min(2).max(16),
  }),
  z.strictObject({
    /** A field of entrants; the first `places` count as placed. */
    kind: z.literal('field'),
    places: z.number().int().min(2).max(3),
  }),
  z.strictObject({
    /** Two fighters; a stoppage in a round, or points after the last one. */
    kind: z.literal('bout'),
    rounds: z.number().int().min(2).max(15),
    stop: z.number().min(0).max(0.5),
    draw: z.number().min(0).max(0.5),
  }),
  z.strictObject({
    /** Two equal sides at even money (domain §2.4): a draw pays `drawPays` to 1, a draw or a cancelled contest gives both sides their stakes back. */
    kind: z.literal('duel'),
    draw: z.number().min(0).max(0.5),
    cancel: z.number().min(0).max(0.5),
    drawPays: z.number().int().min(1).max(50),
    commissionPercent: z.number().int().min(0).max(20),
  }),
])
export type Contest = z.infer<typeof contestShape>

const sports = [
  'football',
  'basketball',
  'tennis',
  'volleyball',
  'boxing',
  'motors',
  'baseball',
  'ice-hockey',
  'rugby',
  'cricket',
  'darts',
  'table-tennis',
  'horses',
  'surf',
  'arena',
  'shooter',
  'drift',
  'fighting',
  'cards',
  'pixel-football',
  'retro',
  'royale',
  'mechs',
  'strategy',
  'bikes',
  'hoops',
  'rockets',
  'speedrun',
  'cockfight',
] as const
export type Sport = (typeof sports)[number]

export const eventConfigShape = z.strictObject({
  engine: z.literal('event@1'),
  gameCode: z.string(),
  sport: z.enum(sports),
  contest: contestShape,
  entrants: z.array(z.strictObject({ name: z.string().min(1), strength: z.number().positive().max(1000) })).min(2),
  /** Number of entrants in one contest. */
  size: z.number().int().min(2).max(8),
  /** Percent of a fair price that the odds keep. */
  keepPercent: z.number().int().min(80).max(100),
  seconds: z.strictObject({
    betting: z.number().positive(),
    play: z.number().positive(),
    result: z.number().positive(),
  }),
})
export type EventConfig = z.infer<typeof eventConfigShape>
export type Entrant = EventConfig['entrants'][number]
