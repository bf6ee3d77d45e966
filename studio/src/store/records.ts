import { z } from 'zod'
import { minorText } from '../money/minor'

const amount = z.string().regex(minorText)

/** Prepaid rounds in this game, as reported by the wallet and reduced by the rounds played since. */
export const freeRounds = z.object({
  rewardId: z.string().min(1),
  stake: amount,
  left: z.number().int().min(0),
  won: amount,
  expiresAt: z.number(),
})
export type FreeRounds = z.infer<typeof freeRounds>

/** Play credits of a trial player. The version grows with every change. */
export const playCredits = z.object({ balance: amount, version: z.string() })
export type PlayCredits = z.infer<typeof playCredits>

/** A player's session in one game. Its id is the hash of the browser's key, so a stored record opens no session. */
export const sessionRecord = z.object({
  id: z.string(),
  mode: z.enum(['real', 'demo']),
  /** Owner of seeds and rounds: one player over all sessions, or one demo session. */
  owner: z.string(),
  gameCode: z.string(),
  currency: z.string(),
  scale: z.number().int(),
  /** The gateway's token for this session; null in demo mode, which never calls the wallet. */
  walletToken: z.string().nullable(),
  launchTokenHash: z.string().nullable(),
  minBet: amount,
  maxBet: amount,
  balance: amount,
  balanceVersion: z.string(),
  staked: amount,
  returned: amount,
  rounds: z.number().int(),
  startedAt: z.number(),
  seenAt: z.number(),
  ended: z.boolean(),
  pendingRoundId: z.string().nullable(),
  /** Play credits of one trial player over all demo sessions; null for a demo with credits of its own and in real mode. */
  creditsId: z.string().nullable().default(null),
  freeRounds: z.array(freeRounds).default([]),
})
export type SessionRecord = z.infer<typeof sessionRecord>

/**
 * BETTING: the first bet is sent. REFUSED: by the wallet. CANCELLING → CANCELLED: no answer, so it is rolled back.
 * OPEN: accepted; waits for the player or the table. PAYING → SETTLED: decided; the win is delivered until the wallet
 * has it. DISPUTED: the wallet refuses a win or rollback; delivery goes on, people must decide.
 */
const roundStates = ['BETTING', 'REFUSED', 'CANCELLING', 'CANCELLED', 'OPEN', 'PAYING', 'SETTLED', 'DISPUTED'] as const
export type RoundState = (typeof roundStates)[number]

/** The round is not over, or its money is pending. */
export const isUnfinished = (state: RoundState): boolean =>
  state === 'BETTING' || state === 'CANCELLING' || state === 'OPEN' || state === 'PAYING'

/** The wallet took the bet, and it was not given back. */
export const isTaken = (state: RoundState): boolean =>
  state === 'OPEN' || state === 'PAYING' || state === 'SETTLED' || state === 'DISPUTED'

/** ASKED: no answer yet. RETURNING → RETURNED: no answer, so this bet is rolled back and its action does not count. */
const betShape = z.object({
  txId: z.string(),
  amount,
  betStatus: z.enum(['ASKED', 'STANDS', 'REFUSED', 'RETURNING', 'RETURNED', 'DISPUTED']),
})
/** Records of earlier releases name the status `fate`. */
const roundBet = z.preprocess((stored) => {
  const old = z.record(z.string(), z.unknown()).safeParse(stored)
  return old.success && 'fate' in old.data ? { ...old.data, betStatus: old.data['fate'] } : stored
}, betShape)
export type RoundBet = z.infer<typeof roundBet>

/** Campaign prize, paid after the round that earned it is closed. */
const roundPrize = z.object({ txId: z.string(), amount, paid: z.boolean() })
export type RoundPrize = z.infer<typeof roundPrize>

const roundShape = z.object({
  id: z.string(),
  sessionId: z.string(),
  owner: z.string(),
  mode: z.enum(['real', 'demo']),
  gameCode: z.string(),
  currency: z.string(),
  scale: z.number().int(),
  state: z.enum(roundStates),
  /** Bet and actions in the format of the engine; with the seeds they determine the round. */
  choice: z.unknown(),
  actions: z.array(z.unknown()),
  bets: z.array(roundBet),
  /** Sum of all accepted bets; the first bet until it is accepted. */
  stake: amount,
  win: amount,
  /** Part of `stake` that came back unused within `win`; it was never at risk. */
  returned: amount.default('0'),
  /** SHA-256 of the player's last view, so that a proof compares more than the amount. */
  shownHash: z.string().nullable(),
  /** Hash of the configuration that decided it, under which it is archived. */
  configHash: z.string(),
  /** At a table: the hash before its link in the chain, the public salt, the round number. */
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  nonce: z.number().int(),
  /** Link of the last round that decides it, for a bet over several rounds of a table, once it is decided. */
  lastLink: z.string().nullable().default(null),
  /** Chain of the table that decides this round; null for a round of one player. */
  table: z.string().nullable(),
  /** Free rounds that pay its bet, which is then no stake of the player. */
  rewardId: z.string().nullable().default(null),
  prize: roundPrize.nullable().default(null),
  refusal: z.string().nullable(),
  payTxId: z.string(),
  createdAt: z.number(),
  /** Time of the player's last action. */
  movedAt: z.number(),
  settledAt: z.number().nullable(),
})

const firstShape = z
  .object({ betTxId: z.string(), stake: amount, stops: z.array(z.unknown()), state: z.string(), createdAt: z.number() })
  .loose()

/** Rounds of the first release were spins with one bet. */
const fromFirstShape = (stored: unknown): unknown => {
  const old = firstShape.safeParse(stored)
  if (!old.success) return stored
  const { betTxId, stake, stops, state, createdAt } = old.data
  const betStatus: RoundBet['betStatus'] =
    stops.length > 0
      ? 'STANDS'
      : state === 'BETTING'
        ? 'ASKED'
        : state === 'REFUSED'
          ? 'REFUSED'
          : state === 'CANCELLED'
            ? 'RETURNED'
            : 'RETURNING'
  return {
    ...old.data,
    choice: { stake },
    actions: [],
    bets: [{ txId: betTxId, amount: stake, betStatus }],
    shownHash: null,
    table: null,
    movedAt: createdAt,
  }
}

export const roundRecord = z.preprocess(fromFirstShape, roundShape)
export type RoundRecord = z.infer<typeof roundShape>

/** True if the round has or will have an outcome. */
export const isPlayed = (round: Pick<RoundRecord, 'bets'>): boolean => round.bets[0]?.betStatus === 'STANDS'

/** Current seeds of a player. The nonce moves only with an accepted bet, so played rounds have no gaps. */
export const seedRecord = z.object({
  owner: z.string(),
  serverSeed: z.string(),
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  nextNonce: z.number().int(),
  /** Earliest start of the next paid spin. */
  readyAt: z.number(),
})
export type SeedRecord = z.infer<typeof seedRecord>

export const revealedSeed = z.object({
  serverSeed: z.string(),
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  rounds: z.number().int(),
  revealedAt: z.number(),
})
export type RevealedSeed = z.infer<typeof revealedSeed>

/** A wallet call that is delivered byte for byte the same on every attempt. */
export const outboxRecord = z.object({
  txId: z.string(),
  call: z.enum(['win', 'rollback', 'promo-win']),
  roundId: z.string(),
  rawBody: z.string(),
  attempts: z.number().int(),
  nextAt: z.number(),
  lastAnswer: z.string().nullable(),
})
export type OutboxRecord = z.infer<typeof outboxRecord>
