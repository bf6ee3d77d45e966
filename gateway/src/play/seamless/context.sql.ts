import type { Currency, GameCategory, SeamlessStatus } from '@mosaic/contracts'
import type { WageringTerms } from '@mosaic/contracts/desk'
import { type SQL, sql } from 'drizzle-orm'
import { memberRows, sessionIsAliveWhenAsked } from '../../identity'
import { accountRows, lockAccountById } from '../../money'
import { merchantRows } from '../../platform'
import { namedQuery } from '../../platform/db/named-query'
import { hasPlayLimits, isExcluded } from '../../protection'
import { activeBonus } from '../wagering/bonuses.sql'
import { gameRows } from '../games/games.sql'
import type { CallKey, StoredCall } from './context'
import type { RoundState } from './schema'

export type SessionRow = {
  id: string
  provider: string
  merchant_code: string
  member_id: string
  active: boolean
  maintenance: boolean
  time_zone: string
  excluded: boolean
  has_limits: boolean
  campaign_cap: string | null
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
  valid_bet_weight: number | null
  bonus_id: string | null
  bonus_terms: WageringTerms | null
  bonus_account: bigint | null
  bonus_balance: bigint | null
  bonus_version: bigint | null
}

export type CallRow = {
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
export type ContextRow = SessionRow & {
  calls: CallRow[] | null
  round_member_id: string | null
  round_game_code: string | null
  stake: bigint | null
  payout: bigint | null
  state: RoundState | null
  reward_id: string | null
  free_stake: bigint | null
  free_win: bigint | null
  round_bonus_id: string | null
  bonus_stake: bigint | null
  bonus_payout: bigint | null
  draw_id: string | null
}

const { placeholder } = sql
const at = sql`${placeholder('at')}::timestamptz`
const memberId = sql`s.member_id`

/** Each lookup names a whole unique key: a list of ids made an early plan read all calls of the provider. */
const storedCall = (condition: SQL): SQL =>
  sql`select * from seamless_transactions where provider = ${placeholder('provider')} and ${condition}`
const [txId, refTxId] = [placeholder('txId'), placeholder('refTxId')]
const thisCall = storedCall(sql`tx_id = ${txId}`)
const withReferencedCalls = sql`${thisCall} union all ${storedCall(sql`tx_id = ${refTxId} and tx_id <> ${txId}`)} union all ${storedCall(sql`ref_tx_id = ${refTxId} and call = 'rollback' and tx_id <> ${txId}`)}`

const readContextQuery = (name: string, calls: SQL) =>
  namedQuery<ContextRow>(
    name,
    sql`
    select s.id, s.provider, s.merchant_code, s.member_id, not m.disabled as active, o.maintenance, o.time_zone,
      ${isExcluded(memberId, at)} as excluded, ${hasPlayLimits(memberId)} as has_limits, o.campaign_cap,
      s.currency, s.language, s.expires_at, s.device_session_id, ${sessionIsAliveWhenAsked(sql`s.device_session_id`)} as device_session_alive,
      s.player_account, a.balance, a.version, s.house_account, g.code, g.name, g.vendor_code, g.category, g.playable,
      g.min_bet ->> s.currency as min_bet, g.max_bet ->> s.currency as max_bet, g.most_stakes, s.room_id, g.max_win_hundredths,
      coalesce(o.valid_bet_weights ->> g.code, o.valid_bet_weights ->> g.classify)::integer as valid_bet_weight,
      (select json_agg(json_build_object('tx_id', t.tx_id, 'call', t.call, 'fingerprint', t.fingerprint, 'member_id', t.member_id, 'round_id', t.round_id, 'ref_tx_id', t.ref_tx_id, 'amount', t.amount::text,
          'status', t.status, 'answer', t.answer, 'ledger_transactions', t.ledger_transactions, 'rolled_back', t.rolled_back))
        from (${calls}) t) as calls,
      r.member_id as round_member_id, r.game_code as round_game_code, r.stake, r.payout, r.state, r.reward_id, r.free_stake, r.free_win, r.bonus_id as round_bonus_id, r.bonus_stake, r.bonus_payout, r.draw_id,
      active_bonus.bonus_id, active_bonus.bonus_terms, active_bonus.bonus_account, active_bonus.bonus_balance, active_bonus.bonus_version
    from game_sessions s join ${accountRows} a on a.id = s.player_account join ${gameRows} g on g.code = s.game_code
      join ${memberRows} m on m.id = s.member_id join ${merchantRows} o on o.code = s.merchant_code
      left join rounds r on r.provider = ${placeholder('provider')} and r.round_id = ${placeholder('roundId')}
      ${activeBonus(sql`s.member_id`, sql`s.merchant_code`, sql`s.currency`)}
    where s.token_hash = ${placeholder('hash')}`,
  )
const unreferring = readContextQuery('seamless_context', thisCall)
const referring = readContextQuery('seamless_context_referring', withReferencedCalls)

/** Most calls refer to no other, and the search for a referenced call costs even where there is none. */
export const contextQuery = ({ refTxId: referenced }: Pick<CallKey, 'refTxId'>) =>
  referenced === null ? unreferring : referring

export const lockPlayerAccount = namedQuery(
  'seamless_lock',
  lockAccountById(sql`(select player_account from game_sessions where token_hash = ${placeholder('hash')})`),
)
