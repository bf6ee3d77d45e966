import type { Currency, GameCategory } from '@mosaic/contracts'
import type { WageringTerms } from '@mosaic/contracts/desk'
import { type SQL, sql } from 'drizzle-orm'
import { memberRows, sessionIsAlive } from '../../identity'
import { accountRows } from '../../money'
import { merchantRows } from '../../platform'
import { timestamp } from '../../platform/db/columns'
import { gameRows } from '../games/games.sql'
import { activeBonus } from '../wagering/bonuses.sql'
import type { LaunchToken } from '../launch/store'
import { gameSessions } from './schema'

export type SessionStateRow = {
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
  code: string
  bonus_id: string | null
  bonus_terms: WageringTerms | null
  bonus_account: bigint | null
  bonus_balance: bigint | null
  bonus_version: bigint | null
}

export const sessionStateQuery = (hash: string, now: number): SQL => sql`
  select s.provider, s.member_id, s.game_code, o.maintenance, not m.disabled as active, s.expires_at,
    ${sessionIsAlive(sql`s.device_session_id`, now)} as device_session_alive, s.currency, a.balance, a.version, s.game_code as code,
    active_bonus.bonus_id, active_bonus.bonus_terms, active_bonus.bonus_account, active_bonus.bonus_balance, active_bonus.bonus_version
  from game_sessions s join ${accountRows} a on a.id = s.player_account join ${memberRows} m on m.id = s.member_id
    join ${merchantRows} o on o.code = s.merchant_code
    ${activeBonus(sql`s.member_id`, sql`s.merchant_code`, sql`s.currency`)}
  where s.token_hash = ${hash}`

export type LaunchStateRow = {
  category: GameCategory
  playable: boolean
  min_bet: string | null
  max_bet: string | null
  active: boolean
  maintenance: boolean
  device_session_alive: boolean
}

type Launch = Pick<LaunchToken, 'merchantCode' | 'memberId' | 'gameCode' | 'currency' | 'deviceSessionId'>

export const launchStateQuery = (launch: Launch, now: number): SQL => sql`
  select g.category, g.playable, g.min_bet ->> ${launch.currency} as min_bet, g.max_bet ->> ${launch.currency} as max_bet,
    not m.disabled as active, o.maintenance,
    ${sessionIsAlive(sql`${launch.deviceSessionId}::uuid`, now)} as device_session_alive
  from ${memberRows} m, ${gameRows} g, ${merchantRows} o
  where m.id = ${launch.memberId} and g.code = ${launch.gameCode} and o.code = ${launch.merchantCode}`

export type GameSessionLife = { readonly idleMs: number; readonly longestMs: number }

/** The expiry of a session that is used now: after the idle time, and never beyond its longest life. */
export const expiryAfterUse = (now: number, { idleMs, longestMs }: GameSessionLife): SQL =>
  sql`least(${timestamp(now + idleMs)}, ${gameSessions.createdAt} + ${longestMs} * interval '1 millisecond')`
