import type { Minor, SeamlessStatus } from '@mosaic/contracts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { isRaceLost } from '../../platform/db/sql-error'
import { recordCallQuery, settleQuery } from './calls.sql'
import type { Context, FreeRoundFunding, GameSession, StoredCall } from './context'
import type { CallContent } from './protocol'
import { type RoundState, rounds, seamlessTransactions } from './schema'

export type NewCall = {
  readonly txId: string
  readonly call: StoredCall['call']
  readonly fingerprint: string
  readonly roundId: string
  readonly refTxId: string | null
  readonly amount: Minor
  readonly status: SeamlessStatus
  readonly answer: string
  readonly ledgerTransactions: readonly string[]
}
export type RoundUpdate = {
  readonly stake: Minor
  readonly payout: Minor
  readonly validBet: Minor
  readonly state: RoundState
}

const uuidArray = (ids: readonly string[]) => `{${ids.join(',')}}`

const roundValues = (round: RoundUpdate | null) => ({
  stake: round?.stake.toString() ?? null,
  payout: round?.payout.toString() ?? null,
  validBet: round?.validBet.toString() ?? null,
  state: round?.state ?? null,
})

/** Records a call and its round. `false`: another player's call has this id. */
export const recordCall = async (
  db: Db,
  session: GameSession,
  call: NewCall,
  round: RoundUpdate | null,
  at: number,
): Promise<boolean> => {
  const { rows } = await recordCallQuery(db, {
    ...call,
    ...roundValues(round),
    session: session.id,
    amount: call.amount.toString(),
    ledgerTransactions: uuidArray(call.ledgerTransactions),
    at: new Date(at).toISOString(),
  })
  return rows[0]?.recorded ?? false
}

export type Settlement = {
  readonly call: Pick<CallContent, 'txId' | 'call' | 'fingerprint' | 'roundId' | 'refTxId' | 'amount'>
  readonly answer: string
  /** The change of the player's balance. */
  readonly moved: Minor
  readonly ledgerTransaction: string
  readonly round: RoundUpdate
}

/** Writes an operation decided without a lock, completely or not at all. `false`: the context has changed since it was read. */
export const settle = async (
  db: Db,
  { session, history }: Context,
  { call, answer, moved, ledgerTransaction, round }: Settlement,
  at: number,
): Promise<boolean> => {
  try {
    const { rows } = await settleQuery(db, {
      ...call,
      ...roundValues(round),
      session: session.id,
      version: session.player.version.toString(),
      amount: call.amount.toString(),
      answer,
      moved: moved.toString(),
      ledgerTransaction,
      at: new Date(at).toISOString(),
      seenStake: history.round?.stake.toString() ?? null,
      seenPayout: history.round?.payout.toString() ?? null,
    })
    return rows[0]?.done ?? false
  } catch (error) {
    if (isRaceLost(error)) return false
    throw error
  }
}

export const markRolledBack = async (db: Db, provider: string, txId: string): Promise<void> =>
  void (await db
    .update(seamlessTransactions)
    .set({ rolledBack: true })
    .where(and(eq(seamlessTransactions.provider, provider), eq(seamlessTransactions.txId, txId))))

/** After `recordCall`, which wrote the round. */
export const saveFreeRoundFunding = async (
  db: Db,
  provider: string,
  roundId: string,
  { rewardId, stake, won }: FreeRoundFunding,
): Promise<void> =>
  void (await db
    .update(rounds)
    .set({ rewardId, freeStake: stake, freeWin: won })
    .where(and(eq(rounds.provider, provider), eq(rounds.roundId, roundId))))
