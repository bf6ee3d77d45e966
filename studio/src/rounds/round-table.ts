import { prizeOf } from '../campaigns/fiftieth-round'
import { sha256Hex } from '../fairness/sha256'
import { gameOf } from '../games/game-library'
import type { Playable } from '../games/playable'
import { allowedStakes } from '../games/stakes'
import { storedMinor } from '../money/minor'
import type { Minor } from '../money/minor'
import type { SoloGame, SoloRound } from '../rules/solo-engine'
import type { SeedBook } from '../seeds/seed-book'
import { isOver, limitsOf, nextFreeRounds } from '../sessions/seat'
import type { OutboxRecord, RoundRecord, SeedRecord, SessionRecord } from '../store/records'
import { isPlayed, isUnfinished } from '../store/records'
import type { Store } from '../store/store'
import type { Delivery, Outbox } from '../wallet/outbox'
import type { WalletStatus } from '../wallet/seamless-client'
import { newRound } from './new-round'
import { soloGameOf } from './round-game'
import type { AfterBet, Charged, RoundMoney } from './round-money'
import { drawOf, serverSeedOf } from './round-seeds'
import type { TurnTaking } from './turn-taking'

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
export type RoundResult =
  | { readonly kind: 'round'; readonly round: RoundRecord }
  | { readonly kind: 'refused'; readonly code: RoundRefusal; readonly waitMs: number }

/** `rewardId`: the free rounds that pay the bet; null: the player does. */
export type Wish = { readonly choice: unknown; readonly rewardId: string | null }

/** The rounds of one player: a choice, actions, a payout. */
export type RoundTable = {
  /** Repeating a round id gives the same round, so a lost answer is asked for again without a second bet. */
  readonly start: (sessionId: string, roundId: string, wish: Wish) => Promise<RoundResult>
  /** `index` counts the actions before this one; one that counted already changes nothing. */
  readonly act: (sessionId: string, roundId: string, index: number, action: unknown) => Promise<RoundResult>
  readonly onAnswer: (entry: OutboxRecord, answer: Delivery) => Promise<boolean>
  /** After a crash: a bet without a recorded answer is taken back. */
  readonly recover: () => Promise<void>
  /** Ends the rounds whose player did not come back within a day. */
  readonly leaveOverdue: () => Promise<void>
}

export const leftAloneMs = 24 * 60 * 60_000

type Parts = {
  store: Store
  money: RoundMoney
  seeds: SeedBook
  turns: TurnTaking
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
type Turn = RoundResult | Charged

const refused = (code: RoundRefusal, waitMs = 0): RoundResult => ({ kind: 'refused', code, waitMs })

/** What the player saw at the end, as it is proved later. */
export const shownHashOf = (view: unknown): string => sha256Hex(JSON.stringify(view))

export const createRoundTable = ({ store, money, seeds: book, turns, outbox, now }: Parts): RoundTable => {
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
    { choice, rewardId }: Wish,
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
    const seeds = await book.current(session.owner)
    if (seeds.readyAt > now()) return refused('PACE', seeds.readyAt - now())
    const { serverSeedHash, clientSeed, nextNonce: nonce } = seeds
    const decided = { configHash: rules.hash, serverSeedHash, clientSeed, nonce, table: null }
    const round = newRound(session, { id: roundId, choice, stake, rewardId, ...decided }, now())
    return { session, playable, rules, seeds, round, stake }
  }

  const after = (round: RoundRecord, replayed: SoloRound | null, seeds: SeedRecord | null): AfterBet => {
    if (!replayed) throw new Error(`round ${round.id} cannot be replayed`)
    return {
      round:
        replayed.payout === null ? round : { ...round, shownHash: shownHashOf(replayed.view), prize: prizeOf(round) },
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

  /** The bet stands: only now is anything of the outcome computed. */
  const begin = ({ session, rules, seeds, round, stake }: Start): Promise<Charged> =>
    money.charge(session, round, stake, (paid) => {
      const used = { ...seeds, nextNonce: seeds.nextNonce + 1 }
      const next = after(paid, rules.replay(paid.choice, [], drawOf(seeds.serverSeed, paid)), used)
      return {
        ...next,
        changes: [{ put: 'config', hash: rules.hash, text: JSON.stringify(rules.config) }, ...next.changes],
      }
    })

  const proceed = async (session: SessionRecord, round: RoundRecord, action: unknown): Promise<Turn> => {
    const [rules, serverSeed] = await Promise.all([soloGameOf(store, round), serverSeedOf(store, round)])
    if (!rules || serverSeed === null) return refused('GAME_UNKNOWN')
    const draw = drawOf(serverSeed, round)
    const cost = rules.replay(round.choice, round.actions, draw)?.costOf(action) ?? null
    if (cost === null || (cost > 0n && round.rewardId !== null)) return refused('ACTION_INVALID')
    const seeds = await store.seeds(round.owner)
    const done = (paid: RoundRecord): AfterBet => {
      const actions = [...round.actions, action]
      const next = { ...paid, actions, movedAt: now(), sessionId: session.id }
      return after(next, rules.replay(round.choice, actions, draw), seeds)
    }
    return cost > 0n ? money.charge(session, round, cost, done) : money.goOn(session, done(round))
  }

  const act = async (sessionId: string, roundId: string, index: number, action: unknown): Promise<Turn> => {
    const session = await store.session(sessionId)
    if (!session) return refused('SESSION_UNKNOWN')
    const round = await store.round(roundId)
    if (!round || round.owner !== session.owner || round.gameCode !== session.gameCode || round.table !== null)
      return refused('ROUND_FOREIGN')
    if (index < round.actions.length || !isPlayed(round)) return { kind: 'round', round }
    if (isOver(session, now())) return refused('SESSION_EXPIRED')
    if (round.state !== 'OPEN' || index > round.actions.length) return refused('ACTION_INVALID')
    if (round.bets.some(({ fate }) => fate === 'RETURNING')) return refused('ROUND_PENDING')
    return proceed(session, round, action)
  }

  /** A refusal of a first bet is a round of its own; that of a later one leaves the round as it was. */
  const resultOf = async (turn: Turn, roundId: string): Promise<RoundResult> => {
    if ('kind' in turn) return turn
    if (turn.deliver !== null) await outbox().attempt(turn.deliver)
    const isRecorded = isPlayed(turn.round) || turn.round.bets.length > 0
    if (turn.refusal !== null && (!isRecorded || turn.round.state === 'OPEN')) return refused(turn.refusal)
    const round = await store.round(roundId)
    return round ? { kind: 'round', round } : refused('ROUND_UNKNOWN')
  }

  const turnOf = async (sessionId: string, work: () => Promise<Turn>): Promise<Turn> =>
    turns((await store.session(sessionId))?.owner ?? sessionId, work)

  const leave = async (roundId: string): Promise<string | null> => {
    const round = await store.round(roundId)
    const session = round && (await store.session(round.sessionId))
    if (!round || !session || round.state !== 'OPEN') return null
    const [rules, serverSeed] = await Promise.all([soloGameOf(store, round), serverSeedOf(store, round)])
    const replayed =
      rules && serverSeed !== null && rules.replay(round.choice, round.actions, drawOf(serverSeed, round))
    if (!replayed) return null
    const turn = await proceed(session, round, replayed.leave())
    if ('kind' in turn || turn.refusal !== null) return null
    return turn.round.state === 'OPEN' ? leave(roundId) : turn.deliver
  }

  return {
    start: async (sessionId, roundId, wish) =>
      resultOf(
        await turnOf(sessionId, async () => {
          const ready = await prepare(sessionId, roundId, wish)
          return 'kind' in ready ? ready : begin(ready)
        }),
        roundId,
      ),

    act: async (sessionId, roundId, index, action) =>
      resultOf(await turnOf(sessionId, () => act(sessionId, roundId, index, action)), roundId),

    onAnswer: async (entry, answer) => {
      const round = await store.round(entry.roundId)
      return round ? turns(round.owner, () => money.onAnswer(entry, answer)) : false
    },

    recover: async () => {
      for (const round of await store.unfinished()) {
        const session = await store.session(round.sessionId)
        if (session) await store.write(money.recovered(session, round))
      }
    },

    leaveOverdue: async () => {
      for (const round of await store.unfinished()) {
        if (round.state !== 'OPEN' || round.table !== null || now() - round.movedAt < leftAloneMs) continue
        const deliver = await turns(round.owner, () => leave(round.id))
        if (deliver !== null) await outbox().attempt(deliver)
      }
    },
  }
}
