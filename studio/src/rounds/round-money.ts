import { randomUUID } from 'node:crypto'
import { storedMinor } from '../money/minor'
import type { Minor } from '../money/minor'
import {
  withBalance,
  withDemoBalance,
  withFreeRound,
  withFreeWin,
  withoutFreeRounds,
  withoutRound,
  withReturn,
  withRound,
  withStake,
} from '../sessions/session-state'
import type { OutboxRecord, RoundBet, RoundRecord, SessionRecord } from '../store/records'
import type { Change, Store } from '../store/store'
import type { Delivery } from '../wallet/outbox'
import type { SeamlessClient, WalletStatus } from '../wallet/seamless-client'
import { betBody, payoutEntry, prizeEntry, rollbackEntry } from './wallet-entries'

/** Consequence of an accepted bet: the next round record, its payout, and further changes of the same batch. */
export type RoundUpdate = {
  readonly round: RoundRecord
  /** null: the round waits. */
  readonly payout: Minor | null
  readonly changes: readonly Change[]
}

export type BetResult = {
  readonly round: RoundRecord
  /** Outbox entry to deliver once the player's lock is released. */
  readonly deliver: string | null
  /** Reason of a refused bet; null when it stands. */
  readonly refusal: WalletStatus | 'WALLET_UNREACHABLE' | null
}

/**
 * Money of a round: bet → (wait → more bets)* → pay. Callers hold the player's lock. `onBetAccepted` decides the
 * outcome and runs only after acceptance; its changes are written in the same batch.
 */
export type RoundMoney = {
  /** Adds a bet of `amount` to the round and requests it from the wallet. */
  readonly placeBet: (
    session: SessionRecord,
    round: RoundRecord,
    amount: Minor,
    onBetAccepted: (round: RoundRecord) => RoundUpdate,
  ) => Promise<BetResult>
  /** Continues the round without a bet: a free action, or the end of a table's round. */
  readonly continueRound: (session: SessionRecord, update: RoundUpdate) => Promise<BetResult>
  /** Gives back the one bet of an open round, whose outcome is not drawn yet. */
  readonly withdrawBet: (session: SessionRecord, round: RoundRecord) => Promise<BetResult>
  /** Applies the answer to a win or a rollback. True when the entry has arrived. */
  readonly onAnswer: (entry: OutboxRecord, answer: Delivery) => Promise<boolean>
  /** Changes that roll back every bet without a recorded answer; owed payouts are already in the outbox. */
  readonly recovered: (session: SessionRecord, round: RoundRecord) => readonly Change[]
}

const endsSession = (status: string): boolean => status === 'SESSION_EXPIRED' || status === 'SESSION_UNKNOWN'

const withBetStatus = (round: RoundRecord, txId: string, betStatus: RoundBet['betStatus']): RoundRecord => ({
  ...round,
  bets: round.bets.map((bet) => (bet.txId === txId ? { ...bet, betStatus } : bet)),
})

const isFirst = (round: RoundRecord, txId: string): boolean => round.bets[0]?.txId === txId

export const createRoundMoney = (parts: { store: Store; client: SeamlessClient; now: () => number }): RoundMoney => {
  const { store, client, now } = parts

  /** A session waits for its own round only; bets at a table do not wait for each other. */
  const pendingOf = (session: SessionRecord, round: RoundRecord, over: boolean): string | null =>
    round.table !== null
      ? session.pendingRoundId
      : !over
        ? round.id
        : session.pendingRoundId === round.id
          ? null
          : session.pendingRoundId

  const continueRound: RoundMoney['continueRound'] = async (before, { round, payout, changes }) => {
    if (payout === null) {
      const open: RoundRecord = { ...round, state: 'OPEN' }
      const session = { ...before, pendingRoundId: pendingOf(before, open, false) }
      await store.write([...changes, { put: 'round', record: open }, { put: 'session', record: session }])
      return { round: open, deliver: null, refusal: null }
    }
    const win = String(payout)
    const paid = withReturn(before, payout)
    const returned = round.rewardId === null ? paid : withFreeWin(paid, round.rewardId, payout)
    if (round.mode === 'demo') {
      const settled: RoundRecord = { ...round, state: 'SETTLED', win, settledAt: now() }
      const session = {
        ...withDemoBalance(returned, payout),
        pendingRoundId: pendingOf(before, settled, true),
      }
      await store.write([...changes, { put: 'round', record: settled }, { put: 'session', record: session }])
      return { round: settled, deliver: null, refusal: null }
    }
    const paying: RoundRecord = { ...round, state: 'PAYING', win }
    await store.write([
      ...changes,
      { put: 'round', record: paying },
      { put: 'session', record: { ...returned, pendingRoundId: pendingOf(before, paying, false) } },
      { put: 'outbox', record: payoutEntry(before, paying, now()) },
    ])
    return { round: paying, deliver: paying.payTxId, refusal: null }
  }

  /** Session and round after an accepted bet. */
  const acceptBet = (
    session: SessionRecord,
    round: RoundRecord,
    bet: RoundBet,
    onBetAccepted: (round: RoundRecord) => RoundUpdate,
  ): Promise<BetResult> => {
    const first = isFirst(round, bet.txId)
    const staked =
      round.rewardId === null ? withStake(session, storedMinor(bet.amount)) : withFreeRound(session, round.rewardId)
    const paid = withBetStatus(round, bet.txId, 'STANDS')
    const stake = first ? bet.amount : String(storedMinor(round.stake) + storedMinor(bet.amount))
    return continueRound(
      first ? withRound(staked) : staked,
      onBetAccepted({ ...paid, stake, refusal: null, movedAt: now() }),
    )
  }

  const refuseBet = async (
    session: SessionRecord,
    round: RoundRecord,
    bet: RoundBet,
    refusal: WalletStatus,
  ): Promise<BetResult> => {
    const first = isFirst(round, bet.txId)
    const refused = { ...withBetStatus(round, bet.txId, 'REFUSED'), refusal }
    const record: RoundRecord = first ? { ...refused, state: 'REFUSED', settledAt: now() } : refused
    const refusesReward = refusal === 'FREE_ROUNDS_OVER' || refusal === 'FREE_ROUNDS_UNKNOWN'
    const updated: SessionRecord = {
      ...(refusesReward && round.rewardId !== null ? withoutFreeRounds(session, round.rewardId) : session),
      pendingRoundId: pendingOf(session, record, first),
      ended: session.ended || endsSession(refusal),
    }
    await store.write([
      { put: 'round', record },
      { put: 'session', record: updated },
    ])
    return { round: record, deliver: null, refusal }
  }

  const rollbackBet = (session: SessionRecord, round: RoundRecord, bet: RoundBet) => {
    const returning: RoundRecord = { ...withBetStatus(round, bet.txId, 'RETURNING'), refusal: 'WALLET_UNREACHABLE' }
    const record: RoundRecord = isFirst(round, bet.txId) ? { ...returning, state: 'CANCELLING' } : returning
    const changes: Change[] = [
      { put: 'round', record },
      { put: 'outbox', record: rollbackEntry(session, round, bet, now()) },
    ]
    return { record, changes }
  }

  const prizePaid = async (entry: OutboxRecord, round: RoundRecord, answer: Delivery): Promise<boolean> => {
    if (answer.status !== 'OK' || round.prize === null) return false
    const session = await store.session(round.sessionId)
    const updated = session && withReturn(withBalance(session, answer), storedMinor(round.prize.amount))
    await store.write([
      { put: 'round', record: { ...round, prize: { ...round.prize, paid: true } } },
      ...(updated ? [{ put: 'session', record: updated } as const] : []),
      { drop: 'outbox', txId: entry.txId },
    ])
    return true
  }

  return {
    continueRound,

    placeBet: async (session, before, amount, onBetAccepted) => {
      const bet: RoundBet = { txId: randomUUID(), amount: String(amount), betStatus: 'ASKED' }
      const round: RoundRecord = { ...before, bets: [...before.bets, bet] }
      if (round.mode === 'demo') {
        if (storedMinor(session.balance) < amount)
          return { round: before, deliver: null, refusal: 'INSUFFICIENT_FUNDS' }
        return acceptBet(withDemoBalance(session, -amount), round, bet, onBetAccepted)
      }
      const waiting = { ...session, pendingRoundId: pendingOf(session, round, false) }
      await store.write([
        { put: 'round', record: round },
        { put: 'session', record: waiting },
      ])
      const answer = await client.call('bet', betBody(session, round, bet, now()))
      if (answer.kind === 'unsigned') return refuseBet(waiting, round, bet, 'MAINTENANCE')
      if (answer.kind === 'unknown') {
        const { record, changes } = rollbackBet(session, round, bet)
        await store.write(changes)
        return { round: record, deliver: bet.txId, refusal: 'WALLET_UNREACHABLE' }
      }
      const updated = withBalance(waiting, answer)
      return answer.status === 'OK'
        ? acceptBet(updated, round, bet, onBetAccepted)
        : refuseBet(updated, round, bet, answer.status)
    },

    withdrawBet: async (before, round) => {
      const [bet] = round.bets
      if (!bet) return { round, deliver: null, refusal: null }
      const amount = storedMinor(bet.amount)
      const session = round.sessionId === before.id ? withoutRound(before, amount) : before
      const taken = { ...round, sessionId: before.id, refusal: 'WITHDRAWN' }
      if (round.mode === 'demo') {
        const given = { ...withBetStatus(taken, bet.txId, 'RETURNED'), state: 'CANCELLED', settledAt: now() } as const
        await store.write([
          { put: 'round', record: given },
          { put: 'session', record: withDemoBalance(session, amount) },
        ])
        return { round: given, deliver: null, refusal: null }
      }
      const giving = { ...withBetStatus(taken, bet.txId, 'RETURNING'), state: 'CANCELLING' } as const
      await store.write([
        { put: 'round', record: giving },
        { put: 'session', record: session },
        { put: 'outbox', record: rollbackEntry(before, round, bet, now()) },
      ])
      return { round: giving, deliver: bet.txId, refusal: null }
    },

    onAnswer: async (entry, answer) => {
      const round = await store.round(entry.roundId)
      if (!round) return false
      if (entry.call === 'promo-win') return prizePaid(entry, round, answer)
      const arrived =
        answer.status === 'OK' ||
        (entry.call === 'rollback' && (answer.status === 'TX_UNKNOWN' || answer.status === 'TX_ROLLED_BACK'))
      if (!arrived && answer.status === 'MAINTENANCE') return false
      const alone = entry.call === 'rollback' && !isFirst(round, entry.txId)
      const known =
        entry.call === 'rollback' ? withBetStatus(round, entry.txId, arrived ? 'RETURNED' : 'DISPUTED') : round
      const state = alone ? round.state : !arrived ? 'DISPUTED' : entry.call === 'win' ? 'SETTLED' : 'CANCELLED'
      const record: RoundRecord = { ...known, state, settledAt: arrived && !alone ? now() : null }
      const changes: Change[] = [{ put: 'round', record }]
      const session = await store.session(round.sessionId)
      if (session && round.prize !== null && state === 'SETTLED')
        changes.push({ put: 'outbox', record: prizeEntry(session, round, round.prize, now()) })
      if (session) {
        const updated = withBalance(session, answer)
        changes.push({
          put: 'session',
          record: alone ? updated : { ...updated, pendingRoundId: pendingOf(updated, record, true) },
        })
      }
      if (arrived) changes.push({ drop: 'outbox', txId: entry.txId })
      await store.write(changes)
      return arrived
    },

    recovered: (session, round) => {
      const bet = round.bets.find(({ betStatus }) => betStatus === 'ASKED')
      return bet ? rollbackBet(session, round, bet).changes : []
    },
  }
}
