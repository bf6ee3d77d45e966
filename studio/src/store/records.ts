import { z } from 'zod'
import { minorText } from '../money/minor'

const amount = z.string().regex(minorText)

/** A player's seat in one game. Its key is the hash of what the browser holds, so the store alone opens nothing. */
export const sessionRecord = z.object({
  id: z.string(),
  mode: z.enum(['real', 'demo']),
  /** Whose seeds and rounds these are: one player over all sessions, or one demo seat. */
  owner: z.string(),
  gameCode: z.string(),
  currency: z.string(),
  scale: z.number().int(),
  /** The gateway's token for this seat; null in demo mode, which never calls the wallet. */
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
})
export type SessionRecord = z.infer<typeof sessionRecord>

/**
 * BETTING: the bet is on its way. REFUSED: the wallet said no. CANCELLING → CANCELLED: the bet's fate is unknown, so it
 * is taken back. PAYING → SETTLED: the bet stands, the win is owed until the wallet has it. DISPUTED: the wallet gave an
 * answer to a win or rollback that only people can sort out; delivery goes on.
 */
export const roundStates = ['BETTING', 'REFUSED', 'CANCELLING', 'CANCELLED', 'PAYING', 'SETTLED', 'DISPUTED'] as const

export const roundRecord = z.object({
  id: z.string(),
  sessionId: z.string(),
  owner: z.string(),
  mode: z.enum(['real', 'demo']),
  gameCode: z.string(),
  currency: z.string(),
  scale: z.number().int(),
  state: z.enum(roundStates),
  stake: amount,
  win: amount,
  /** Which configuration decided it; the configuration itself is archived under this hash. */
  configHash: z.string(),
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  nonce: z.number().int(),
  /** One list of five stops per turn of the reels; empty until the bet is acknowledged. */
  stops: z.array(z.array(z.number().int())),
  refusal: z.string().nullable(),
  betTxId: z.string(),
  payTxId: z.string(),
  createdAt: z.number(),
  settledAt: z.number().nullable(),
})
export type RoundRecord = z.infer<typeof roundRecord>

/** A player's live seeds. The nonce moves only when a bet stands, so the numbers of the played rounds have no gaps. */
export const seedRecord = z.object({
  owner: z.string(),
  serverSeed: z.string(),
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  nextNonce: z.number().int(),
  /** The next paid spin may start from here on. */
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

/** A wallet call that must arrive, byte for byte the same on every attempt. */
export const outboxRecord = z.object({
  txId: z.string(),
  call: z.enum(['win', 'rollback']),
  roundId: z.string(),
  rawBody: z.string(),
  attempts: z.number().int(),
  nextAt: z.number(),
  lastAnswer: z.string().nullable(),
})
export type OutboxRecord = z.infer<typeof outboxRecord>
