import { type Currency, type GameCategory, type Minor, minor, type SeamlessStatus } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import type { Db } from '../kernel/database'
import type { AccountRow } from '../ledger'
import type { MoneyCall } from './protocol'

export type RoundState = 'OPEN' | 'SETTLED' | 'CANCELLED'

export type GameSession = {
  readonly id: string
  readonly provider: string
  readonly merchantCode: string
  readonly memberId: string
  readonly memberActive: boolean
  readonly currency: Currency
  readonly language: string
  readonly expiresAt: number
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
    readonly maxWinX: number | null
  }
}

type SessionRow = {
  id: string; provider: string; merchant_code: string; member_id: string; active: boolean; currency: Currency; language: string; expires_at: string
  player_account: bigint; balance: bigint; version: bigint; house_account: bigint
  code: string; name: string; vendor_code: string; category: GameCategory; playable: boolean; min_bet: string | null; max_bet: string | null; max_win_x: number | null
}

const optionalMinor = (text: string | null): Minor | null => (text === null ? null : minor(BigInt(text)))

/** With `lock`, the player's account is held to the end of the transaction: all wallet calls of one player run one after the other. */
export const sessionByToken = async (db: Db, hash: string, lock: boolean): Promise<GameSession | null> => {
  const { rows } = await db.execute<SessionRow>(sql`
    select s.id, s.provider, s.merchant_code, s.member_id, not m.disabled as active, s.currency, s.language, s.expires_at, s.player_account, a.balance, a.version, s.house_account,
      g.code, g.name, g.vendor_code, g.category, g.playable and g.visible as playable, g.min_bet ->> s.currency as min_bet, g.max_bet ->> s.currency as max_bet, g.max_win_x
    from game_sessions s join ledger_accounts a on a.id = s.player_account join games g on g.code = s.game_code join members m on m.id = s.member_id
    where s.token_hash = ${hash} ${lock ? sql`for update of a` : sql``}`)
  const row = rows[0]
  if (!row) return null
  return {
    id: row.id, provider: row.provider, merchantCode: row.merchant_code, memberId: row.member_id, memberActive: row.active, currency: row.currency, language: row.language,
    expiresAt: new Date(row.expires_at).getTime(),
    player: { id: row.player_account, balance: minor(row.balance), version: row.version },
    house: { id: row.house_account, balance: minor(0), version: 0n },
    game: { code: row.code, name: row.name, vendor: row.vendor_code, category: row.category, playable: row.playable, minBet: optionalMinor(row.min_bet), maxBet: optionalMinor(row.max_bet), maxWinX: row.max_win_x },
  }
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
export type Round = { readonly memberId: string; readonly gameCode: string; readonly stake: Minor; readonly payout: Minor; readonly state: RoundState }
export type History = { readonly stored: StoredCall | null; readonly referenced: StoredCall | null; readonly rollback: StoredCall | null; readonly round: Round | null }

type CallRow = { tx_id: string; call: StoredCall['call']; fingerprint: string; member_id: string; round_id: string; ref_tx_id: string | null; amount: string; status: SeamlessStatus; answer: string; ledger_transactions: string[]; rolled_back: boolean }
type HistoryRow = { calls: CallRow[] | null; member_id: string | null; game_code: string | null; stake: bigint | null; payout: bigint | null; state: RoundState | null }

const callOf = (row: CallRow | undefined): StoredCall | null =>
  row
    ? { call: row.call, fingerprint: row.fingerprint, memberId: row.member_id, roundId: row.round_id, amount: minor(BigInt(row.amount)), status: row.status, answer: row.answer, ledgerTransactions: row.ledger_transactions, rolledBack: row.rolled_back }
    : null

/** Everything already known about a call, in one statement after the lock. Amounts inside the JSON are text, because JSON numbers lose digits. */
export const historyOf = async (db: Db, provider: string, txId: string, refTxId: string | null, roundId: string): Promise<History> => {
  const { rows } = await db.execute<HistoryRow>(sql`
    select (
      select json_agg(json_build_object('tx_id', tx_id, 'call', call, 'fingerprint', fingerprint, 'member_id', member_id, 'round_id', round_id, 'ref_tx_id', ref_tx_id, 'amount', amount::text, 'status', status, 'answer', answer, 'ledger_transactions', ledger_transactions, 'rolled_back', rolled_back))
      from seamless_transactions where provider = ${provider} and (tx_id in (${txId}, ${refTxId}) or (call = 'rollback' and ref_tx_id = ${refTxId}))
    ) calls, r.member_id, r.game_code, r.stake, r.payout, r.state
    from (select 1) one left join rounds r on r.provider = ${provider} and r.round_id = ${roundId}`)
  const row = rows[0]
  const calls = row?.calls ?? []
  return {
    stored: callOf(calls.find((each) => each.tx_id === txId)),
    referenced: callOf(refTxId === null ? undefined : calls.find((each) => each.tx_id === refTxId)),
    rollback: callOf(refTxId === null ? undefined : calls.find((each) => each.call === 'rollback' && each.ref_tx_id === refTxId)),
    round: row && row.state !== null && row.member_id !== null && row.game_code !== null ? { memberId: row.member_id, gameCode: row.game_code, stake: minor(row.stake ?? 0n), payout: minor(row.payout ?? 0n), state: row.state } : null,
  }
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
export type RoundToKeep = { readonly stake: Minor; readonly payout: Minor; readonly validBet: Minor; readonly state: RoundState }

const uuidArray = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`

/** `false`: another player's call already has this id. */
export const keepCall = async (db: Db, session: GameSession, call: CallToKeep, at: number): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    insert into seamless_transactions (provider, tx_id, call, fingerprint, round_id, ref_tx_id, member_id, amount, status, answer, ledger_transactions, created_at)
    values (${session.provider}, ${call.txId}, ${call.call}, ${call.fingerprint}, ${call.roundId}, ${call.refTxId}, ${session.memberId}, ${call.amount.toString()}::bigint, ${call.status}, ${call.answer}, ${uuidArray(call.ledgerTransactions)}, ${new Date(at).toISOString()}::timestamptz)
    on conflict do nothing returning 1`)
  return rows.length === 1
}

export const keepRound = async (db: Db, session: GameSession, roundId: string, round: RoundToKeep, at: number): Promise<void> => {
  const now = new Date(at).toISOString()
  const settled = round.state === 'OPEN' ? null : now
  await db.execute(sql`
    insert into rounds (provider, round_id, session_id, merchant_code, member_id, game_code, vendor_code, category, currency, stake, payout, valid_bet, state, opened_at, settled_at, counted_at)
    values (${session.provider}, ${roundId}, ${session.id}::uuid, ${session.merchantCode}, ${session.memberId}, ${session.game.code}, ${session.game.vendor}, ${session.game.category}, ${session.currency},
      ${round.stake.toString()}::bigint, ${round.payout.toString()}::bigint, ${round.validBet.toString()}::bigint, ${round.state}, ${now}::timestamptz, ${settled}::timestamptz, ${now}::timestamptz)
    on conflict (provider, round_id) do update set stake = excluded.stake, payout = excluded.payout, valid_bet = excluded.valid_bet, state = excluded.state, settled_at = excluded.settled_at,
      counted_at = case when excluded.state = 'OPEN' then rounds.counted_at else excluded.counted_at end`)
}

export const markRolledBack = (db: Db, provider: string, txId: string) => db.execute(sql`update seamless_transactions set rolled_back = true where provider = ${provider} and tx_id = ${txId}`)

export const prolongSession = (db: Db, sessionId: string, until: number) => db.execute(sql`update game_sessions set expires_at = ${new Date(until).toISOString()}::timestamptz where id = ${sessionId}::uuid`)

/** What the transactions together did to one account. */
export const effectOn = async (db: Db, accountId: bigint, transactions: readonly string[]): Promise<Minor> => {
  const { rows } = await db.execute<{ effect: bigint }>(sql`select coalesce(sum(amount), 0)::bigint effect from ledger_entries where account_id = ${accountId.toString()}::bigint and transaction_id = any(${uuidArray(transactions)})`)
  return minor(rows[0]?.effect ?? 0n)
}
