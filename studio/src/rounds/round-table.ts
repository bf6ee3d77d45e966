import { randomUUID } from 'node:crypto'
import { outcomeOf } from '../fairness/outcome'
import { slotOf } from '../games/slot-library'
import type { Slot } from '../games/slot-library'
import { allowedSteps, prizeMoney } from '../games/stakes'
import { storedMinor } from '../money/minor'
import type { Minor } from '../money/minor'
import type { SeedBook } from '../seeds/seed-book'
import { isOver, limitsOf, moved, withBalance, withReturn, withStake } from '../sessions/seat'
import type { OutboxRecord, RoundRecord, SeedRecord, SessionRecord } from '../store/records'
import type { Change, Store } from '../store/store'
import type { Delivery, Outbox } from '../wallet/outbox'
import type { SeamlessClient, WalletStatus } from '../wallet/seamless-client'
import { payoutEntry, rollbackEntry, walletBody } from './wallet-entries'
import type { TurnTaking } from './turn-taking'

/** A spin may start at most this often, for every turn of the reels (RTS 14E: at least 2.5 s a game). */
export const paceMs = 2500

export type SpinRefusal =
  | WalletStatus
  | 'PACE'
  | 'STAKE_INVALID'
  | 'ROUND_PENDING'
  | 'ROUND_FOREIGN'
  | 'GAME_UNKNOWN'
  | 'WALLET_UNREACHABLE'
export type SpinResult =
  | { readonly kind: 'round'; readonly round: RoundRecord }
  | { readonly kind: 'refused'; readonly code: SpinRefusal; readonly waitMs: number }

export type RoundTable = {
  /** Repeating a round id gives the same round, so a lost answer is asked for again without a second bet. */
  readonly spin: (sessionId: string, roundId: string, stake: Minor) => Promise<SpinResult>
  readonly onAnswer: (entry: OutboxRecord, answer: Delivery) => Promise<boolean>
  /** After a crash: a bet without a recorded answer is taken back; what was already owed is in the outbox. */
  readonly recover: () => Promise<void>
}

type Parts = {
  store: Store
  client: SeamlessClient
  seeds: SeedBook
  turns: TurnTaking
  outbox: () => Outbox
  now: () => number
}
type Bet = { session: SessionRecord; slot: Slot; seeds: SeedRecord; round: RoundRecord; stake: Minor }

const refused = (code: SpinRefusal, waitMs = 0): SpinResult => ({ kind: 'refused', code, waitMs })
const endsSession = (status: WalletStatus): boolean => status === 'SESSION_EXPIRED' || status === 'SESSION_UNKNOWN'

export const createRoundTable = ({ store, client, seeds: book, turns, outbox, now }: Parts): RoundTable => {
  const isOpen = async (roundId: string | null): Promise<boolean> => {
    const round = roundId === null ? null : await store.round(roundId)
    return round !== null && (round.state === 'BETTING' || round.state === 'CANCELLING' || round.state === 'PAYING')
  }

  const prepare = async (sessionId: string, roundId: string, stake: Minor): Promise<SpinResult | Bet> => {
    const session = await store.session(sessionId)
    if (!session) return refused('SESSION_UNKNOWN')
    const known = await store.round(roundId)
    if (known) return known.sessionId === session.id ? { kind: 'round', round: known } : refused('ROUND_FOREIGN')
    if (isOver(session, now())) return refused('SESSION_EXPIRED')
    if (await isOpen(session.pendingRoundId)) return refused('ROUND_PENDING')
    const slot = slotOf(session.gameCode)
    if (!slot) return refused('GAME_UNKNOWN')
    if (!allowedSteps(slot.config.lines.length, session.scale, limitsOf(session)).includes(stake))
      return refused('STAKE_INVALID')
    const seeds = await book.current(session.owner)
    if (seeds.readyAt > now()) return refused('PACE', seeds.readyAt - now())
    const round: RoundRecord = {
      id: roundId,
      sessionId,
      owner: session.owner,
      mode: session.mode,
      gameCode: session.gameCode,
      currency: session.currency,
      scale: session.scale,
      state: 'BETTING',
      stake: String(stake),
      win: '0',
      configHash: slot.hash,
      serverSeedHash: seeds.serverSeedHash,
      clientSeed: seeds.clientSeed,
      nonce: seeds.nextNonce,
      stops: [],
      refusal: null,
      betTxId: randomUUID(),
      payTxId: randomUUID(),
      createdAt: now(),
      settledAt: null,
    }
    return { session, slot, seeds, round, stake }
  }

  /** The bet stands: only now is the outcome computed, and it reaches the disk together with the debt it creates. */
  const decide = ({
    session,
    slot,
    seeds,
    round,
    stake,
  }: Bet): { round: RoundRecord; session: SessionRecord; changes: Change[] } => {
    const outcome = outcomeOf(slot.config, {
      serverSeed: seeds.serverSeed,
      clientSeed: round.clientSeed,
      nonce: round.nonce,
    })
    const win = prizeMoney(outcome.units, stake, slot.config.lines.length)
    const decided: RoundRecord = {
      ...round,
      state: 'PAYING',
      win: String(win),
      stops: outcome.spins.map((spin) => [...spin.stops]),
    }
    const seat = withReturn(withStake(session, stake), win)
    const readyAt = round.createdAt + paceMs * outcome.spins.length
    return {
      round: decided,
      session: seat,
      changes: [
        { put: 'config', hash: slot.hash, text: JSON.stringify(slot.config) },
        { put: 'seeds', record: { ...seeds, nextNonce: seeds.nextNonce + 1, readyAt } },
      ],
    }
  }

  const playDemo = async (bet: Bet): Promise<SpinResult> => {
    if (storedMinor(bet.session.balance) < bet.stake) return refused('INSUFFICIENT_FUNDS')
    const { round, session, changes } = decide(bet)
    const settled: RoundRecord = { ...round, state: 'SETTLED', settledAt: now() }
    const balance = moved(session.balance, storedMinor(round.win) - bet.stake)
    await store.write([
      ...changes,
      { put: 'round', record: settled },
      { put: 'session', record: { ...session, balance } },
    ])
    return { kind: 'round', round: settled }
  }

  const refuseBet = async (
    { session, round }: Bet,
    status: WalletStatus,
    seat: SessionRecord = session,
  ): Promise<SpinResult> => {
    const record: RoundRecord = { ...round, state: 'REFUSED', refusal: status }
    await store.write([
      { put: 'round', record },
      { put: 'session', record: { ...seat, pendingRoundId: null, ended: seat.ended || endsSession(status) } },
    ])
    return { kind: 'round', round: record }
  }

  /** Resolves with what must be delivered next, outside of the player's turn. */
  const playReal = async (bet: Bet): Promise<SpinResult | { deliver: string }> => {
    const { session, round, stake } = bet
    const pending = { ...session, pendingRoundId: round.id }
    await store.write([
      { put: 'round', record: round },
      { put: 'session', record: pending },
    ])
    const answer = await client.call(
      'bet',
      JSON.stringify(
        walletBody(session, round, { txId: round.betTxId, amount: String(stake), roundClosed: false, ts: now() }),
      ),
    )
    if (answer.kind === 'unsigned') return refuseBet(bet, 'MAINTENANCE')
    if (answer.kind === 'unknown') {
      const cancelling: RoundRecord = { ...round, state: 'CANCELLING', refusal: 'WALLET_UNREACHABLE' }
      await store.write([
        { put: 'round', record: cancelling },
        { put: 'outbox', record: rollbackEntry(session, round, now()) },
      ])
      return { deliver: round.betTxId }
    }
    if (answer.status !== 'OK') return refuseBet(bet, answer.status, withBalance(session, answer))
    const decided = decide({ ...bet, session: withBalance(pending, answer) })
    await store.write([
      ...decided.changes,
      { put: 'round', record: decided.round },
      { put: 'session', record: decided.session },
      { put: 'outbox', record: payoutEntry(session, decided.round, now()) },
    ])
    return { deliver: decided.round.payTxId }
  }

  return {
    spin: async (sessionId, roundId, stake) => {
      const owner = (await store.session(sessionId))?.owner ?? sessionId
      const result = await turns(owner, async () => {
        const bet = await prepare(sessionId, roundId, stake)
        if ('kind' in bet) return bet
        return bet.session.mode === 'demo' ? playDemo(bet) : playReal(bet)
      })
      if ('kind' in result) return result
      await outbox().attempt(result.deliver)
      const round = await store.round(roundId)
      return round ? { kind: 'round', round } : refused('ROUND_UNKNOWN')
    },

    onAnswer: async (entry, answer) => {
      const before = await store.round(entry.roundId)
      if (!before) return false
      return turns(before.owner, async () => {
        const round = (await store.round(entry.roundId)) ?? before
        const session = await store.session(round.sessionId)
        const arrived =
          answer.status === 'OK' ||
          (entry.call === 'rollback' && (answer.status === 'TX_UNKNOWN' || answer.status === 'TX_ROLLED_BACK'))
        if (!arrived && answer.status === 'MAINTENANCE') return false
        const state = !arrived ? 'DISPUTED' : entry.call === 'win' ? 'SETTLED' : 'CANCELLED'
        const changes: Change[] = [{ put: 'round', record: { ...round, state, settledAt: arrived ? now() : null } }]
        if (session) {
          const seat = withBalance(session, answer)
          changes.push({
            put: 'session',
            record: { ...seat, pendingRoundId: seat.pendingRoundId === round.id ? null : seat.pendingRoundId },
          })
        }
        if (arrived) changes.push({ drop: 'outbox', txId: entry.txId })
        await store.write(changes)
        return arrived
      })
    },

    recover: async () => {
      for (const round of await store.unfinished()) {
        const session = await store.session(round.sessionId)
        if (round.state !== 'BETTING' || !session) continue
        await store.write([
          { put: 'round', record: { ...round, state: 'CANCELLING', refusal: 'WALLET_UNREACHABLE' } },
          { put: 'outbox', record: rollbackEntry(session, round, now()) },
        ])
      }
    },
  }
}
