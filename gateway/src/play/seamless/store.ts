import { type Currency, type GameCategory, type Minor, minor, type SeamlessStatus } from '@mosaic/contracts'
import { eq, sql } from 'drizzle-orm'
import { bigintValue, instantOf, timestamp } from '../../platform/kernel/columns'
import type { Db } from '../../platform/kernel/database'
import { executeNamed } from '../../platform/kernel/named-query'
import { sessionIsAlive, sessionSeen } from '../../identity'
import type { AccountRow } from '../../money'
import type { MoneyCall } from './protocol'
import { type FreePart, freePartOf } from './free-part'
import { gameSessions, type RoundState } from './schema'

export type GameSession = {
  readonly id: string
  readonly provider: string
  readonly merchantCode: string
  readonly memberId: string
  readonly memberActive: boolean
  readonly maintenance: boolean
  readonly timeZone: string
  /** In a break or self-excluded. */
  readonly stopped: boolean
  /** Has limits on play to look at. */
  readonly limited: boolean
  readonly currency: Currency
  readonly language: string
  readonly expiresAt: number
  /** The session on the site that opened the game; null: it was opened before games hung on one. */
  readonly deviceSessionId: string | null
  readonly deviceSessionAlive: boolean
  readonly player: AccountRow
  readonly house: AccountRow
  readonly game: {
    readonly code: string
    readonly name: string
    readonly vendor: string
    readonly category: GameCategory
    readonly playable: boolean
    readonly minBet: Minor | null
    readonly maxBet: Minor | null
    readonly maxWinHundredths: number | null
  }
}

type SessionRow = {
  id: string
  provider: string
  merchant_code: string
  member_id: string
  active: boolean
  maintenance: boolean
  time_zone: string
  stopped: boolean
  limited: boolean
  currency: Currency
  language: string
  expires_at: string
  device_session_id: string | null
  device_session_alive: boolean
  player_account: bigint
  balance: bigint
  version: bigint
  house_account: bigint
  code: string
  name: string
  vendor_code: string
  category: GameCategory
  playable: boolean
  min_bet: string | null
  max_bet: string | null
  max_win_hundredths: number | null
}

const optionalMinor = (text: string | null): Minor | null => (text === null ? null : minor(BigInt(text)))

const sessionOf = (row: SessionRow): GameSession => ({
  id: row.id,
  provider: row.provider,
  merchantCode: row.merchant_code,
  memberId: row.member_id,
  memberActive: row.active,
  maintenance: row.maintenance,
  timeZone: row.time_zone,
  stopped: row.stopped,
  limited: row.limited,
  currency: row.currency,
  language: row.language,
  expiresAt: instantOf(row.expires_at),
  deviceSessionId: row.device_session_id,
  deviceSessionAlive: row.device_session_alive,
  player: { id: row.player_account, balance: minor(row.balance), version: row.version },
  // The house may owe any amount, so its balance is never looked at.
  house: { id: row.house_account, balance: minor(0), version: 0n },
  game: {
    code: row.code,
    name: row.name,
    vendor: row.vendor_code,
    category: row.category,
    playable: row.playable,
    minBet: optionalMinor(row.min_bet),
    maxBet: optionalMinor(row.max_bet),
    maxWinHundredths: row.max_win_hundredths,
  },
})

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
    select s.provider, s.member_id, s.game_code, o.maintenance, not m.disabled as active, s.expires_at, ${sessionIsAlive(db, sql`s.device_session_id`, now)} as device_session_alive, s.currency, a.balance, a.version
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

export type StoredCall = {
  readonly call: MoneyCall | 'tombstone'
  readonly fingerprint: string
  readonly memberId: string
  readonly roundId: string
  readonly amount: Minor
  readonly status: SeamlessStatus
  readonly answer: string
  readonly ledgerTransactions: readonly string[]
  readonly rolledBack: boolean
}
export type Round = {
  readonly memberId: string
  readonly gameCode: string
  readonly stake: Minor
  readonly payout: Minor
  readonly state: RoundState
  /** null for a round with a stake of its own. */
  readonly free: FreePart | null
}
export type History = {
  readonly stored: StoredCall | null
  readonly referenced: StoredCall | null
  readonly rollback: StoredCall | null
  readonly round: Round | null
}

type CallRow = {
  tx_id: string
  call: StoredCall['call']
  fingerprint: string
  member_id: string
  round_id: string
  ref_tx_id: string | null
  amount: string
  status: SeamlessStatus
  answer: string
  ledger_transactions: string[]
  rolled_back: boolean
}
type ContextRow = SessionRow & {
  calls: CallRow[] | null
  round_member_id: string | null
  round_game_code: string | null
  stake: bigint | null
  payout: bigint | null
  state: RoundState | null
}

const callOf = (row: CallRow | undefined): StoredCall | null =>
  row
    ? {
        call: row.call,
        fingerprint: row.fingerprint,
        memberId: row.member_id,
        roundId: row.round_id,
        amount: minor(BigInt(row.amount)),
        status: row.status,
        answer: row.answer,
        ledgerTransactions: row.ledger_transactions,
        rolledBack: row.rolled_back,
      }
    : null

const historyOf = (row: ContextRow, txId: string, refTxId: string | null): History => {
  const calls = row.calls ?? []
  return {
    stored: callOf(calls.find((each) => each.tx_id === txId)),
    referenced: callOf(refTxId === null ? undefined : calls.find((each) => each.tx_id === refTxId)),
    rollback: callOf(
      refTxId === null ? undefined : calls.find((each) => each.call === 'rollback' && each.ref_tx_id === refTxId),
    ),
    round:
      row.state !== null && row.round_member_id !== null && row.round_game_code !== null
        ? {
            memberId: row.round_member_id,
            gameCode: row.round_game_code,
            stake: minor(row.stake ?? 0n),
            payout: minor(row.payout ?? 0n),
            state: row.state,
            free: null,
          }
        : null,
  }
}

export type CallKey = { readonly txId: string; readonly refTxId: string | null; readonly roundId: string }

/** Session and history of a call. The player's account stays locked to the end of the transaction: all wallet calls of one player run one after the other. */
export const lockContext = async (
  db: Db,
  provider: string,
  hash: string,
  call: CallKey,
  now: number,
): Promise<{ readonly session: GameSession; readonly history: History } | null> => {
  const { rows } = await executeNamed<ContextRow>(
    db,
    'seamless_context',
    sql`select c.*, s.device_session_id, ${sessionIsAlive(db, sql`s.device_session_id`, now)} as device_session_alive
      from seamless_context(${hash}, ${provider}, ${call.txId}, ${call.refTxId}, ${call.roundId}, ${timestamp(now)}) c join game_sessions s on s.id = c.id`,
  )
  const row = rows[0]
  if (!row) return null
  const { round, ...history } = historyOf(row, call.txId, call.refTxId)
  // Every other round without a stake is cancelled, so that a paid round costs no second look.
  const free = round?.stake === 0n ? await freePartOf(db, provider, call.roundId) : null
  return { session: sessionOf(row), history: { ...history, round: round && { ...round, free } } }
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

const uuidArray = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`

/** `false`: another player's call already has this id. */
export const keepCall = async (
  db: Db,
  session: GameSession,
  call: CallToKeep,
  round: RoundToKeep | null,
  at: number,
): Promise<boolean> => {
  const { rows } = await executeNamed<{ kept: boolean }>(
    db,
    'seamless_record',
    sql`
    select seamless_record(${session.id}::uuid, ${call.txId}, ${call.call}, ${call.fingerprint}, ${call.roundId}, ${call.refTxId}, ${bigintValue(call.amount)}, ${call.status}, ${call.answer}, ${uuidArray(call.ledgerTransactions)}, ${timestamp(at)},
      ${bigintValue(round?.stake)}, ${bigintValue(round?.payout)}, ${bigintValue(round?.validBet)}, ${round?.state ?? null}) as kept`,
  )
  return rows[0]?.kept ?? false
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
    sql`select coalesce(sum(amount), 0)::bigint effect from ledger_entries where account_id = ${bigintValue(accountId)} and transaction_id = any(${uuidArray(transactions)})`,
  )
  return minor(rows[0]?.effect ?? 0n)
}
