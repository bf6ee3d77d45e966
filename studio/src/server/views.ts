import { evaluateStops } from '../engine/spin'
import type { SpinOutcome } from '../engine/spin'
import type { SlotConfig } from '../engine/slot-config'
import { netOf } from '../sessions/seat'
import type { RevealedSeed, RoundRecord, SeedRecord, SessionRecord } from '../store/records'

/** What the game client sees; amounts are integer strings in minor units, `net` may carry a minus. */
export type SessionView = {
  readonly mode: 'real' | 'demo'
  readonly currency: string
  readonly scale: number
  readonly balance: string
  readonly net: string
  readonly staked: string
  readonly rounds: number
  readonly elapsedMs: number
  readonly readyInMs: number
  readonly stakes: readonly string[]
  /** The bet on one line at each of the stakes. */
  readonly lineBets: readonly string[]
  readonly fairness: { readonly serverSeedHash: string; readonly clientSeed: string; readonly nextNonce: number }
  /** A round whose money is still on its way; no new one may start before it has arrived. */
  readonly pending: { readonly roundId: string; readonly state: RoundRecord['state'] } | null
}

export type RoundView = {
  readonly roundId: string
  readonly state: RoundRecord['state']
  readonly refusal: string | null
  readonly stake: string
  readonly win: string
  /** Only a win above the stake may be celebrated. */
  readonly celebrate: boolean
  readonly spins: readonly SpinOutcome[]
  readonly nonce: number
  readonly clientSeed: string
  readonly serverSeedHash: string
  readonly configHash: string
  readonly at: number
}

export type ProofView = RoundView & { readonly serverSeed: string | null; readonly config: SlotConfig | null }

export const sessionView = (
  session: SessionRecord,
  seeds: SeedRecord,
  stakes: readonly bigint[],
  lines: number,
  pending: RoundRecord | null,
  now: number,
): SessionView => ({
  mode: session.mode,
  currency: session.currency,
  scale: session.scale,
  balance: session.balance,
  net: String(netOf(session)),
  staked: session.staked,
  rounds: session.rounds,
  elapsedMs: now - session.startedAt,
  readyInMs: Math.max(0, seeds.readyAt - now),
  stakes: stakes.map(String),
  lineBets: stakes.map((stake) => String(stake / BigInt(lines))),
  fairness: { serverSeedHash: seeds.serverSeedHash, clientSeed: seeds.clientSeed, nextNonce: seeds.nextNonce },
  pending: pending && { roundId: pending.id, state: pending.state },
})

/** The screens are evaluated again from the stops and the archived configuration, so nothing stored twice can differ. */
export const roundView = (round: RoundRecord, config: SlotConfig | null): RoundView => ({
  roundId: round.id,
  state: round.state,
  refusal: round.refusal,
  stake: round.stake,
  win: round.win,
  celebrate: BigInt(round.win) > BigInt(round.stake),
  spins: config
    ? round.stops.map((stops, turn) =>
        evaluateStops(config, stops, turn === 0 ? 1 : (config.freeSpins?.multiplier ?? 1)),
      )
    : [],
  nonce: round.nonce,
  clientSeed: round.clientSeed,
  serverSeedHash: round.serverSeedHash,
  configHash: round.configHash,
  at: round.createdAt,
})

export const proofView = (round: RoundRecord, config: SlotConfig | null, revealed: RevealedSeed | null): ProofView => ({
  ...roundView(round, config),
  serverSeed: revealed?.serverSeed ?? null,
  config,
})

/** A round for everybody: enough to compute it again, and nothing about who played it. */
export type PublicProof = {
  readonly roundId: string
  readonly game: string
  readonly state: RoundRecord['state']
  readonly currency: string
  readonly scale: number
  readonly stake: string
  readonly win: string
  /** Empty until the bet stands, and for ever if it was refused or returned. */
  readonly stops: RoundRecord['stops']
  readonly nonce: number
  readonly clientSeed: string
  readonly serverSeedHash: string
  readonly serverSeed: string | null
  readonly configHash: string
  readonly config: SlotConfig | null
}

export const publicProof = (
  round: RoundRecord,
  game: string,
  config: SlotConfig | null,
  revealed: RevealedSeed | null,
): PublicProof => ({
  roundId: round.id,
  game,
  state: round.state,
  currency: round.currency,
  scale: round.scale,
  stake: round.stake,
  win: round.win,
  stops: round.stops,
  nonce: round.nonce,
  clientSeed: round.clientSeed,
  serverSeedHash: round.serverSeedHash,
  serverSeed: revealed?.serverSeed ?? null,
  configHash: round.configHash,
  config,
})
