import { type Currency, type GameCategory, type Minor, minor, type SeamlessStatus } from '@mosaic/contracts'
import { type SQL, sql } from 'drizzle-orm'
import { instantOf } from '../../platform/db/columns'
import type { Db, Tx } from '../../platform/db/database'
import { namedQuery } from '../../platform/db/named-query'
import { aliveValues, sessionIsAliveWhenAsked } from '../../identity'
import type { AccountRow } from '../../money'
import { stakesInRoom } from '../rooms'
import type { FreePart } from './free-part'
import type { MoneyCall } from './protocol'
import type { RoundState } from './schema'

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
    /** What the bets of one round may come to. */
    readonly roundMax: Minor | null
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
  most_stakes: number
  room_id: string | null
  max_win_hundredths: number | null
}

/** In the room of the seat; null where the game takes no bets in its currency. */
const betLimits = ({ min_bet, max_bet, most_stakes, room_id, category }: SessionRow) => {
  if (min_bet === null || max_bet === null) return { minBet: null, maxBet: null, roundMax: null }
  const highest = minor(BigInt(max_bet))
  const { min, max } = stakesInRoom(category, room_id, { min: minor(BigInt(min_bet)), max: highest })
  return { minBet: min, maxBet: max, roundMax: minor(highest * BigInt(most_stakes)) }
}

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
    ...betLimits(row),
    maxWinHundredths: row.max_win_hundredths,
  },
})

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
  reward_id: string | null
  free_stake: bigint | null
  free_win: bigint | null
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
            free:
              row.reward_id === null
                ? null
                : { rewardId: row.reward_id, stake: minor(row.free_stake ?? 0n), won: minor(row.free_win ?? 0n) },
          }
        : null,
  }
}

export type CallKey = { readonly txId: string; readonly refTxId: string | null; readonly roundId: string }

const { placeholder } = sql

/** Every lookup of a call names a whole unique key: a list of ids, planned before the table had statistics, was answered by reading all calls of the provider. */
const call = (condition: SQL): SQL =>
  sql`select * from seamless_transactions where provider = ${placeholder('provider')} and ${condition}`
const [txId, refTxId] = [placeholder('txId'), placeholder('refTxId')]
const itself = call(sql`tx_id = ${txId}`)
const withReferenced = sql`${itself} union all ${call(sql`tx_id = ${refTxId} and tx_id <> ${txId}`)} union all ${call(sql`ref_tx_id = ${refTxId} and call = 'rollback' and tx_id <> ${txId}`)}`

const lookedUp = (name: string, calls: SQL) =>
  namedQuery<ContextRow>(
    name,
    sql`
    select s.id, s.provider, s.merchant_code, s.member_id, not m.disabled as active, o.maintenance, o.time_zone,
      exists (select from play_exclusions x where x.member_id = s.member_id and x.starts_at <= ${placeholder('at')}::timestamptz and (x.ends_at is null or x.ends_at > ${placeholder('at')}::timestamptz)) as stopped,
      exists (select from play_limits l where l.member_id = s.member_id and l.kind <> 'deposit') as limited,
      s.currency, s.language, s.expires_at, s.device_session_id, ${sessionIsAliveWhenAsked(sql`s.device_session_id`)} as device_session_alive,
      s.player_account, a.balance, a.version, s.house_account, g.code, g.name, g.vendor_code, g.category, g.playable and g.visible as playable,
      g.min_bet ->> s.currency as min_bet, g.max_bet ->> s.currency as max_bet, g.most_stakes, s.room_id, g.max_win_hundredths,
      (select json_agg(json_build_object('tx_id', t.tx_id, 'call', t.call, 'fingerprint', t.fingerprint, 'member_id', t.member_id, 'round_id', t.round_id, 'ref_tx_id', t.ref_tx_id, 'amount', t.amount::text,
          'status', t.status, 'answer', t.answer, 'ledger_transactions', t.ledger_transactions, 'rolled_back', t.rolled_back))
        from (${calls}) t) as calls,
      r.member_id as round_member_id, r.game_code as round_game_code, r.stake, r.payout, r.state, r.reward_id, r.free_stake, r.free_win
    from game_sessions s join ledger_accounts a on a.id = s.player_account join games g on g.code = s.game_code join members m on m.id = s.member_id join merchants o on o.code = s.merchant_code
      left join rounds r on r.provider = ${placeholder('provider')} and r.round_id = ${placeholder('roundId')}
    where s.token_hash = ${placeholder('hash')}`,
  )
const alone = lookedUp('seamless_look', itself)
const referring = lookedUp('seamless_look_referring', withReferenced)

/** Most calls refer to no other; to look for one is a part of the statement that costs even where there is none. */
export const lookFor = ({ refTxId: referred }: Pick<CallKey, 'refTxId'>) => (referred === null ? alone : referring)

export const lookValues = (provider: string, hash: string, { txId, refTxId, roundId }: CallKey, now: number) => {
  return { provider, hash, txId, refTxId, roundId, at: new Date(now).toISOString(), ...aliveValues(now) }
}

export type Context = { readonly session: GameSession; readonly history: History }

/** Session and history of a call, as they are at this moment. */
export const look = async (
  db: Db,
  provider: string,
  hash: string,
  key: CallKey,
  now: number,
): Promise<Context | null> => {
  const { rows } = await lookFor(key)(db, lookValues(provider, hash, key, now))
  const row = rows[0]
  return row ? { session: sessionOf(row), history: historyOf(row, key.txId, key.refTxId) } : null
}

const lockedPlayer = namedQuery(
  'seamless_lock',
  sql`select a.id from game_sessions s join ledger_accounts a on a.id = s.player_account where s.token_hash = ${placeholder('hash')} for update of a`,
)

/** The same with the player's account locked to the end of the transaction: all wallet calls of one player run one after the other. Looks after the lock, so that what was set while this call waited counts. */
export const lockContext = async (
  tx: Tx,
  provider: string,
  hash: string,
  key: CallKey,
  now: number,
): Promise<Context | null> => {
  await lockedPlayer(tx, { hash })
  return look(tx, provider, hash, key, now)
}
