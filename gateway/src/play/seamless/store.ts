import { type Currency, type Minor, minor, type SeamlessStatus } from '@mosaic/contracts'
import { eq, sql } from 'drizzle-orm'
import { bigintValue, instantOf, timestamp } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import { namedQuery } from '../../platform/db/named-query'
import { isRaceLost } from '../../platform/db/sql-error'
import { sessionIsAlive, sessionSeen } from '../../identity'
import type { Context, GameSession, StoredCall } from './context'
import type { CallContent } from './protocol'
import { gameSessions, type RoundState } from './schema'

export type SessionState = {
  readonly provider: string
  readonly memberId: string
  readonly gameCode: string
  readonly maintenance: boolean
  readonly active: boolean
  readonly expiresAt: number
  readonly deviceSessionAlive: boolean
  readonly currency: Currency
  readonly balance: Minor
  readonly version: bigint
}

export const sessionState = async (db: Db, hash: string, now: number): Promise<SessionState | null> => {
  const { rows } = await db.execute<{
    provider: string
    member_id: string
    game_code: string
    maintenance: boolean
    active: boolean
    expires_at: string
    device_session_alive: boolean
    currency: Currency
    balance: bigint
    version: bigint
  }>(sql`
    select s.provider, s.member_id, s.game_code, o.maintenance, not m.disabled as active, s.expires_at, ${sessionIsAlive(sql`s.device_session_id`, now)} as device_session_alive, s.currency, a.balance, a.version
    from game_sessions s join ledger_accounts a on a.id = s.player_account join members m on m.id = s.member_id join merchants o on o.code = s.merchant_code where s.token_hash = ${hash}`)
  const row = rows[0]
  return row
    ? {
        provider: row.provider,
        memberId: row.member_id,
        gameCode: row.game_code,
        maintenance: row.maintenance,
        active: row.active,
        expiresAt: instantOf(row.expires_at),
        deviceSessionAlive: row.device_session_alive,
        currency: row.currency,
        balance: minor(row.balance),
        version: row.version,
      }
    : null
}

export type CallToKeep = {
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
export type RoundToKeep = {
  readonly stake: Minor
  readonly payout: Minor
  readonly validBet: Minor
  readonly state: RoundState
}

const { placeholder } = sql
const uuidArray = (ids: readonly string[]) => `{${ids.join(',')}}`

const record = namedQuery<{ kept: boolean }>(
  'seamless_record',
  sql`
    select seamless_record(${placeholder('session')}::uuid, ${placeholder('txId')}, ${placeholder('call')}, ${placeholder('fingerprint')}, ${placeholder('roundId')}, ${placeholder('refTxId')}, ${placeholder('amount')}::bigint, ${placeholder('status')}, ${placeholder('answer')},
      ${placeholder('ledgerTransactions')}::uuid[], ${placeholder('at')}::timestamptz, ${placeholder('stake')}::bigint, ${placeholder('payout')}::bigint, ${placeholder('validBet')}::bigint, ${placeholder('state')}) as kept`,
)

const roundValues = (round: RoundToKeep | null) => ({
  stake: round?.stake.toString() ?? null,
  payout: round?.payout.toString() ?? null,
  validBet: round?.validBet.toString() ?? null,
  state: round?.state ?? null,
})

/** `false`: another player's call already has this id. */
export const keepCall = async (
  db: Db,
  session: GameSession,
  call: CallToKeep,
  round: RoundToKeep | null,
  at: number,
): Promise<boolean> => {
  const { rows } = await record(db, {
    ...call,
    ...roundValues(round),
    session: session.id,
    amount: call.amount.toString(),
    ledgerTransactions: uuidArray(call.ledgerTransactions),
    at: new Date(at).toISOString(),
  })
  return rows[0]?.kept ?? false
}

export type Settlement = {
  readonly call: Pick<CallContent, 'txId' | 'call' | 'fingerprint' | 'roundId' | 'refTxId' | 'amount'>
  readonly answer: string
  /** What the player gets, or gives. */
  readonly moved: Minor
  readonly ledgerTransaction: string
  readonly round: RoundToKeep
}

export const settled = namedQuery<{ done: boolean }>(
  'seamless_settle',
  sql`
    select seamless_settle(${placeholder('session')}::uuid, ${placeholder('version')}::bigint, ${placeholder('txId')}, ${placeholder('call')}, ${placeholder('fingerprint')}, ${placeholder('roundId')}, ${placeholder('refTxId')}, ${placeholder('amount')}::bigint, ${placeholder('answer')},
      ${placeholder('ledgerTransaction')}::uuid, ${placeholder('moved')}::bigint, ${placeholder('at')}::timestamptz, ${placeholder('seenStake')}::bigint, ${placeholder('seenPayout')}::bigint,
      ${placeholder('stake')}::bigint, ${placeholder('payout')}::bigint, ${placeholder('validBet')}::bigint, ${placeholder('state')}) as done`,
)

/** Writes what was decided on a look, all of it or nothing. `false`: what the look showed holds no longer. */
export const settle = async (
  db: Db,
  { session, history }: Context,
  { call, answer, moved, ledgerTransaction, round }: Settlement,
  at: number,
): Promise<boolean> => {
  try {
    const { rows } = await settled(db, {
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

export const markRolledBack = (db: Db, provider: string, txId: string) =>
  db.execute(sql`update seamless_transactions set rolled_back = true where provider = ${provider} and tx_id = ${txId}`)

export type GameSessionLife = { readonly idleMs: number; readonly longestMs: number }

/** To play is to use the site, so the device's session does not idle out meanwhile. */
export const prolongSession = async (
  db: Db,
  session: GameSession,
  now: number,
  life: GameSessionLife,
): Promise<void> => {
  await db
    .update(gameSessions)
    .set({
      expiresAt: sql`least(${timestamp(now + life.idleMs)}, ${gameSessions.createdAt} + ${life.longestMs} * interval '1 millisecond')`,
    })
    .where(eq(gameSessions.id, session.id))
  if (session.deviceSessionId !== null) await sessionSeen(db, session.deviceSessionId, now)
}

/** What the transactions together did to one account. */
export const effectOn = async (db: Db, accountId: bigint, transactions: readonly string[]): Promise<Minor> => {
  const { rows } = await db.execute<{ effect: bigint }>(
    sql`select coalesce(sum(amount), 0)::bigint effect from ledger_entries where account_id = ${bigintValue(accountId)} and transaction_id = any(${uuidArray(transactions)}::uuid[])`,
  )
  return minor(rows[0]?.effect ?? 0n)
}
