import { prizeOf } from '../campaigns/fiftieth-round'
import { sha256Hex } from '../fairness/sha256'
import { gameOf } from '../games/game-library'
import type { Playable } from '../games/playable'
import { allowedStakes } from '../games/stakes'
import { storedMinor } from '../money/minor'
import type { Minor } from '../money/minor'
import type { SoloGame, SoloRound } from '../rules/solo-engine'
import type { SeedStore } from '../seeds/seed-store'
import { isOver, limitsOf, nextFreeRounds } from '../sessions/session-state'
import type { OutboxRecord, RoundRecord, SeedRecord, SessionRecord } from '../store/records'
import { isPlayed, isUnfinished } from '../store/records'
import type { Store } from '../store/store'
import type { Delivery, Outbox } from '../wallet/outbox'
import type { WalletStatus } from '../wallet/seamless-client'
import { newRound } from './new-round'
import { soloGameOf } from './round-game'
import type { RoundUpdate, BetResult, RoundMoney } from './round-money'
import { drawOf, serverSeedOf } from './round-seeds'
import type { KeyedMutex } from './keyed-mutex'

export type RoundRefusal =
  | WalletStatus
  | 'PACE'
  | 'STAKE_INVALID'
  | 'CHOICE_INVALID'
  | 'ACTION_INVALID'
  | 'ROUND_PENDING'
  | 'ROUND_FOREIGN'
  | 'GAME_UNKNOWN'
  | 'WALLET_UNREACHABLE'
  | 'BETTING_CLOSED'
  | 'TOO_LATE'
  | 'BET_STANDS'
export type RoundResult =
  | { readonly kind: 'round'; readonly round: RoundRecord }
  | { readonly kind: 'refused'; readonly code: RoundRefusal; readonly waitMs: number }

/** `rewardId`: the free rounds that pay the bet; null: the player does. */
type BetRequest = { readonly choice: unknown; readonly rewardId: string | null }

/** The rounds of one player: a choice, actions, a payout. */
export type RoundService = {
  /** A repeated round id gives the same round, so a lost answer is retried without a second bet. */
  readonly start: (sessionId: string, roundId: string, request: BetRequest) => Promise<RoundResult>
  /** `index` is the number of earlier actions; repeating an action that already counts has no effect. */
  readonly act: (sessionId: string, roundId: string, index: number, action: unknown) => Promise<RoundResult>
  readonly onAnswer: (entry: OutboxRecord, answer: Delivery) => Promise<boolean>
  /** After a crash: rolls back bets without a recorded answer. */
  readonly recover: () => Promise<void>
  /** Ends rounds that their players abandoned for a day. */
  readonly settleAbandonedRounds: () => Promise<void>
}

const abandonedAfterMs = 24 * 60 * 60_000

type Parts = {
  store: Store
  money: RoundMoney
  seeds: SeedStore
  mutex: KeyedMutex
  outbox: () => Outbox
  now: () => number
}
type Start = {
  session: SessionRecord
  playable: Playable
  rules: SoloGame
  seeds: SeedRecord
  round: RoundRecord
  stake: Minor
}
type MoveResult = RoundResult | BetResult

const refused = (code: RoundRefusal, waitMs = 0): RoundResult => ({ kind: 'refused', code, waitMs })

/** Hash of the player's last view, for the proof. */
const shownHashOf = (view: unknown): string => sha256Hex(JSON.stringify(view))

const ended = (round: RoundRecord, { view, returned }: SoloRound): RoundRecord => {
  const known = { ...round, returned: String(returned), shownHash: shownHashOf(view) }
  return { ...known, prize: prizeOf(known) }
}

export const createRoundService = ({ store, money, seeds: seedStore, mutex, outbox, now }: Parts): RoundService => {
  const isPending = async (session: SessionRecord): Promise<boolean> => {
    const pending = session.pendingRoundId === null ? null : await store.round(session.pendingRoundId)
    if (pending && isUnfinished(pending.state)) return true
    const open = await store.unfinishedOf(session.owner)
    return open.some(
      ({ table, state, gameCode }) => table === null && state === 'OPEN' && gameCode === session.gameCode,
    )
  }

  const prepare = async (
    sessionId: string,
    roundId: string,
    { choice, rewardId }: BetRequest,
  ): Promise<RoundResult | Start> => {
    const session = await store.session(sessionId)
    if (!session) return refused('SESSION_UNKNOWN')
    const known = await store.round(roundId)
    if (known) return known.sessionId === session.id ? { kind: 'round', round: known } : refused('ROUND_FOREIGN')
    if (isOver(session, now())) return refused('SESSION_EXPIRED')
    if (await isPending(session)) return refused('ROUND_PENDING')
    const playable = gameOf(session.gameCode)
    if (playable?.rules.kind !== 'solo') return refused('GAME_UNKNOWN')
    const { rules } = playable
    const stake = rules.stakeOf(choice)
    if (stake === null) return refused('CHOICE_INVALID')
    if (!allowedStakes(playable.stakes(session.scale), limitsOf(session)).includes(stake))
      return refused('STAKE_INVALID')
    if (rewardId !== null) {
      const free = rules.prepaid ? nextFreeRounds(session, now()) : null
      if (free?.rewardId !== rewardId) return refused('FREE_ROUNDS_OVER')
      if (storedMinor(free.stake) !== stake) return refused('STAKE_INVALID')
    }
    const seeds = await seedStore.current(session.owner)
    if (seeds.readyAt > now()) return refused('PACE', seeds.readyAt - now())
    const { serverSeedHash, clientSeed, nextNonce: nonce } = seeds
    const decided = { configHash: rules.hash, serverSeedHash, clientSeed, nonce, table: null }
    const round = newRound(session, { id: roundId, choice, stake, rewardId, ...decided }, now())
    return { session, playable, rules, seeds, round, stake }
  }

  const roundUpdate = (round: RoundRecord, replayed: SoloRound | null, seeds: SeedRecord | null): RoundUpdate => {
    if (!replayed) throw new Error(`round ${round.id} cannot be replayed`)
    return {
      round: replayed.payout === null ? round : ended(round, replayed),
      payout: replayed.payout,
      changes: seeds
        ? [
            {
              put: 'seeds',
              record: { ...seeds, readyAt: Math.max(seeds.readyAt, round.createdAt + replayed.paceMs) },
            },
          ]
        : [],
    }
  }

  /** The outcome is computed only here, after the bet was accepted. */
  const begin = ({ session, rules, seeds, round, stake }: Start): Promise<BetResult> =>
    money.placeBet(session, round, stake, (paid) => {
      const used = { ...seeds, nextNonce: seeds.nextNonce + 1 }
      const next = roundUpdate(paid, rules.replay(paid.choice, [], drawOf(seeds.serverSeed, paid)), used)
      return {
        ...next,
        changes: [{ put: 'config', hash: rules.hash, text: JSON.stringify(rules.config) }, ...next.changes],
      }
    })

  const proceed = async (session: SessionRecord, round: RoundRecord, action: unknown): Promise<MoveResult> => {
    const [rules, serverSeed] = await Promise.all([soloGameOf(store, round), serverSeedOf(store, round)])
    if (!rules || serverSeed === null) return refused('GAME_UNKNOWN')
    const draw = drawOf(serverSeed, round)
    const cost = rules.replay(round.choice, round.actions, draw)?.costOf(action) ?? null
    if (cost === null || (cost > 0n && round.rewardId !== null)) return refused('ACTION_INVALID')
    const seeds = await store.seeds(round.owner)
    const done = (paid: RoundRecord): RoundUpdate => {
      const actions = [...round.actions, action]
      const next = { ...paid, actions, movedAt: now(), sessionId: session.id }
      return roundUpdate(next, rules.replay(round.choice, actions, draw), seeds)
    }
    return cost > 0n ? money.placeBet(session, round, cost, done) : money.continueRound(session, done(round))
  }

  const act = async (sessionId: string, roundId: string, index: number, action: unknown): Promise<MoveResult> => {
    const session = await store.session(sessionId)
    if (!session) return refused('SESSION_UNKNOWN')
    const round = await store.round(roundId)
    if (!round || round.owner !== session.owner || round.gameCode !== session.gameCode || round.table !== null)
      return refused('ROUND_FOREIGN')
    if (index < round.actions.length || !isPlayed(round)) return { kind: 'round', round }
    if (isOver(session, now())) return refused('SESSION_EXPIRED')
    if (round.state !== 'OPEN' || index > round.actions.length) return refused('ACTION_INVALID')
    if (round.bets.some(({ betStatus }) => betStatus === 'RETURNING')) return refused('ROUND_PENDING')
    return proceed(session, round, action)
  }

  /** A refused first bet is a recorded round; a refused later bet leaves its round unchanged. */
  const resultOf = async (result: MoveResult, roundId: string): Promise<RoundResult> => {
    if ('kind' in result) return result
    if (result.deliver !== null) await outbox().attempt(result.deliver)
    const isRecorded = isPlayed(result.round) || result.round.bets.length > 0
    if (result.refusal !== null && (!isRecorded || result.round.state === 'OPEN')) return refused(result.refusal)
    const round = await store.round(roundId)
    return round ? { kind: 'round', round } : refused('ROUND_UNKNOWN')
  }

  const withPlayerLock = async (sessionId: string, work: () => Promise<MoveResult>): Promise<MoveResult> =>
    mutex((await store.session(sessionId))?.owner ?? sessionId, work)

  const settleAbandoned = async (roundId: string): Promise<string | null> => {
    const round = await store.round(roundId)
    const session = round && (await store.session(round.sessionId))
    if (!round || !session || round.state !== 'OPEN') return null
    const [rules, serverSeed] = await Promise.all([soloGameOf(store, round), serverSeedOf(store, round)])
    const replayed =
      rules && serverSeed !== null && rules.replay(round.choice, round.actions, drawOf(serverSeed, round))
    if (!replayed) return null
    const result = await proceed(session, round, replayed.leave())
    if ('kind' in result || result.refusal !== null) return null
    return result.round.state === 'OPEN' ? settleAbandoned(roundId) : result.deliver
  }

  return {
    start: async (sessionId, roundId, request) =>
      resultOf(
        await withPlayerLock(sessionId, async () => {
          const ready = await prepare(sessionId, roundId, request)
          return 'kind' in ready ? ready : begin(ready)
        }),
        roundId,
      ),

    act: async (sessionId, roundId, index, action) =>
      resultOf(await withPlayerLock(sessionId, () => act(sessionId, roundId, index, action)), roundId),

    onAnswer: async (entry, answer) => {
      const round = await store.round(entry.roundId)
      return round ? mutex(round.owner, () => money.onAnswer(entry, answer)) : false
    },

    recover: async () => {
      for (const round of await store.unfinished()) {
        const session = await store.session(round.sessionId)
        if (session) await store.write(money.recovered(session, round))
      }
    },

    settleAbandonedRounds: async () => {
      for (const round of await store.unfinished()) {
        if (round.state !== 'OPEN' || round.table !== null || now() - round.movedAt < abandonedAfterMs) continue
        const deliver = await mutex(round.owner, () => settleAbandoned(round.id))
        if (deliver !== null) await outbox().attempt(deliver)
      }
    },
  }
}
