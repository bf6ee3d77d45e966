import { earlierLink } from '../fairness/outcome'
import { sha256Hex } from '../fairness/sha256'
import { gameOf } from '../games/game-library'
import { roundGameOf } from '../rounds/round-game'
import { drawOf, seedOwnerOf, serverSeedOf } from '../rounds/round-seeds'
import type { SharedGame } from '../rules/shared-engine'
import { netOf, nextFreeRounds } from '../sessions/session-state'
import { isPlayed } from '../store/records'
import type { FreeRounds, RoundRecord, SeedRecord, SessionRecord } from '../store/records'
import type { Store } from '../store/store'

/** Session as the client sees it; amounts are integer strings in minor units, `net` may be negative. */
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
  readonly fairness: { readonly serverSeedHash: string; readonly clientSeed: string; readonly nextNonce: number }
  /** Prepaid rounds of this game that are played next, or, with none left, the last ones of this visit. */
  readonly freeRounds: FreeRounds | null
  /** Unfinished round, or one with pending money; it blocks a new one. */
  readonly pending: { readonly roundId: string; readonly state: RoundRecord['state'] } | null
}

type RoundFacts = {
  readonly roundId: string
  readonly state: RoundRecord['state']
  readonly refusal: string | null
  readonly choice: unknown
  readonly actions: readonly unknown[]
  readonly stake: string
  /** Campaign prize of the round, beside the win. */
  readonly prize: string | null
  /** The operator paid the stake. */
  readonly free: boolean
  readonly win: string
  /** The first bet stands, so the round has or will have an outcome. */
  readonly played: boolean
  readonly nonce: number
  readonly clientSeed: string
  readonly serverSeedHash: string
  readonly configHash: string
  readonly at: number
}

export type RoundView = RoundFacts & {
  /** The free rounds that paid the stake. */
  readonly rewardId: string | null
  /** Only a win above the stake may be celebrated. */
  readonly celebrate: boolean
  /** A bet of the round is being rolled back; its action does not count. */
  readonly returning: boolean
  /** View of its engine; null without an outcome. */
  readonly view: unknown
}

/** A finished round with its proof data. */
export type ProofView = RoundFacts & {
  /** Terminal hash of the table's chain; null for a round of one player. */
  readonly terminalHash: string | null
  readonly shownHash: string | null
  readonly serverSeed: string | null
  readonly config: unknown
}

/** Public data of a round: enough to compute it again, without its player. */
export type PublicProof = ProofView & {
  readonly game: string
  readonly currency: string
  readonly scale: number
}

export const sessionView = (
  session: SessionRecord,
  seeds: SeedRecord,
  stakes: readonly bigint[],
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
  fairness: { serverSeedHash: seeds.serverSeedHash, clientSeed: seeds.clientSeed, nextNonce: seeds.nextNonce },
  freeRounds: nextFreeRounds(session, now) ?? session.freeRounds.at(-1) ?? null,
  pending: pending && { roundId: pending.id, state: pending.state },
})

const factsOf = (round: RoundRecord): RoundFacts => ({
  roundId: round.id,
  state: round.state,
  refusal: round.refusal,
  choice: round.choice,
  actions: round.actions,
  stake: round.stake,
  prize: round.prize?.amount ?? null,
  free: round.rewardId !== null,
  win: round.win,
  played: isPlayed(round),
  nonce: round.nonce,
  clientSeed: round.clientSeed,
  serverSeedHash: round.serverSeedHash,
  configHash: round.configHash,
  at: round.createdAt,
})

const hashOf = (shown: unknown): string | null => (shown === null ? null : sha256Hex(JSON.stringify(shown)))

/** Outcomes of a bet over several rounds, whose earlier links are hashes of the last one. */
const outcomesOver = (rules: SharedGame, round: RoundRecord, lastLink: string): unknown => {
  const last = rules.lastRoundOf(round.choice, round.nonce, round.actions)
  const drawAt = (nonce: number) =>
    drawOf(earlierLink(lastLink, last - nonce), { clientSeed: round.clientSeed, nonce })()
  return rules.playOver(round.choice, round.nonce, round.actions, drawAt)?.outcomes ?? null
}

/** Computed from the seeds and the archived configuration, so that no second copy can differ. */
const shownOf = async (store: Store, round: RoundRecord): Promise<unknown> => {
  if (!isPlayed(round)) return null
  const rules = await roundGameOf(store, round)
  if (rules?.kind === 'shared' && rules.spanOf(round.choice, round.nonce) > 0)
    return round.lastLink === null ? null : outcomesOver(rules, round, round.lastLink)
  const serverSeed = await serverSeedOf(store, round)
  if (!rules || serverSeed === null) return null
  const draw = drawOf(serverSeed, round)
  return rules.kind === 'solo'
    ? (rules.replay(round.choice, round.actions, draw)?.view ?? null)
    : rules.play(draw(), round.nonce).outcome
}

export const roundView = async (store: Store, round: RoundRecord): Promise<RoundView> => ({
  ...factsOf(round),
  rewardId: round.rewardId,
  celebrate: BigInt(round.win) > BigInt(round.stake),
  returning: round.bets.some(({ betStatus }) => betStatus === 'RETURNING'),
  view: await shownOf(store, round),
})

export const proofView = async (store: Store, round: RoundRecord): Promise<ProofView> => {
  const [rules, revealed, chain] = await Promise.all([
    roundGameOf(store, round),
    store.revealed(seedOwnerOf(round), round.serverSeedHash),
    round.table === null ? null : store.chain(round.table),
  ])
  return {
    ...factsOf(round),
    terminalHash: chain?.terminalHash ?? null,
    // A bet that was paid before the end of its table's round has none of its own: the outcome was still secret.
    shownHash: round.shownHash ?? (round.table !== null && revealed ? hashOf(await shownOf(store, round)) : null),
    serverSeed:
      round.lastLink ??
      (rules?.kind === 'shared' && rules.spanOf(round.choice, round.nonce) > 0 ? null : (revealed?.serverSeed ?? null)),
    config: rules?.config ?? null,
  }
}

export const publicProof = async (store: Store, round: RoundRecord): Promise<PublicProof> => ({
  ...(await proofView(store, round)),
  game: gameOf(round.gameCode)?.row.name ?? round.gameCode,
  currency: round.currency,
  scale: round.scale,
})
