import { type Currency, currencyScale, type GameCategory, minor, type SeamlessStatus } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { sessionIsAlive } from '../../identity'
import { playStopped } from '../../protection'
import { bigintValue, timestamp } from '../../platform/db/columns'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Db, Tx } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { accountKey, houseStripe, lockAccounts, playerAccount } from '../../money'
import { performAtOnce } from './at-once'
import {
  answerText,
  type FreeRoundsAnswer,
  type MoneyCall,
  readBalanceRequest,
  readRequest,
  tokenHash,
  type Unreadable,
} from './protocol'
import { type SessionState, sessionState } from './store'
import { type FreeSeat, waitingFreeRounds } from '../free-rounds'
import { stakesInRoom } from '../rooms'
import { TxIdTaken } from './turn'
import { gameSessionLife, perform } from './wallet'

const freeRoundsFor = async (db: Db, seat: FreeSeat, now: number): Promise<readonly FreeRoundsAnswer[]> =>
  (await waitingFreeRounds(db, seat, now)).map(({ rewardId, stake, left, won, expiresAt }) => ({
    rewardId,
    stake: stake.toString(),
    left,
    won: won.toString(),
    expiresAt,
  }))

export type SessionAnswer =
  | { readonly status: Exclude<SeamlessStatus, 'OK'> }
  | {
      readonly status: 'OK'
      readonly sessionToken: string
      readonly playerRef: string
      readonly currency: Currency
      readonly scale: number
      readonly balance: string
      readonly balanceVersion: number
      readonly minBet: string
      readonly maxBet: string
      readonly language: string
      /** The room that the member was let into; empty for games without rooms. */
      readonly roomId: string
      readonly freeRounds: readonly FreeRoundsAnswer[]
      readonly expiresAt: number
    }

type LaunchRow = {
  merchant_code: string
  member_id: string
  game_code: string
  category: GameCategory
  currency: Currency
  language: string
  room_id: string | null
  device_session_id: string
  device_session_alive: boolean
  active: boolean
  maintenance: boolean
  playable: boolean
  min_bet: string | null
  max_bet: string | null
}

/** Exchanges a launch token, once, for a game session bound to member, game and currency. */
export const openSession = async (
  tx: Tx,
  ctx: Pick<AppContext, 'clock' | 'random'>,
  provider: string,
  launchToken: string,
  gameCode: string,
): Promise<SessionAnswer> => {
  const now = ctx.clock.now()
  const at = timestamp(now)
  const { rows } = await tx.execute<LaunchRow>(sql`
    with used as (
      update launch_tokens set used_at = ${at} where token_hash = ${tokenHash(launchToken)} and used_at is null and expires_at > ${at} and game_code = ${gameCode} returning *
    )
    select u.merchant_code, u.member_id, u.game_code, g.category, u.currency, u.language, u.room_id, u.device_session_id,
      ${sessionIsAlive(sql`u.device_session_id`, now)} as device_session_alive, not m.disabled as active, o.maintenance, g.playable and g.visible as playable, g.min_bet ->> u.currency as min_bet, g.max_bet ->> u.currency as max_bet
    from used u join members m on m.id = u.member_id join games g on g.code = u.game_code join merchants o on o.code = u.merchant_code`)
  const launch = rows[0]
  if (!launch) return { status: 'SESSION_UNKNOWN' }
  if (launch.maintenance) return { status: 'MAINTENANCE' }
  if (!launch.active) return { status: 'ACCOUNT_LOCKED' }
  if (await playStopped(tx, launch.member_id, now)) return { status: 'SELF_EXCLUDED' }
  if (!launch.device_session_alive) return { status: 'SESSION_EXPIRED' }
  if (!launch.playable || launch.min_bet === null || launch.max_bet === null) return { status: 'GAME_DISABLED' }
  const books = { merchant: launch.merchant_code, currency: launch.currency }
  const player = playerAccount(books, launch.member_id)
  const house = houseStripe(books, launch.game_code, launch.member_id)
  const accounts = await lockAccounts(tx, [player, house])
  const playerRow = accounts.get(accountKey(player))
  const houseRow = accounts.get(accountKey(house))
  if (!playerRow || !houseRow) throw new Error('The accounts of a new game session are missing')
  const sessionToken = ctx.random.token()
  const expiresAt = now + gameSessionLife.idleMs
  await tx.execute(sql`
    insert into game_sessions (id, token_hash, provider, merchant_code, member_id, game_code, currency, language, player_account, house_account, created_at, expires_at, device_session_id, room_id)
    values (${ctx.random.uuid()}::uuid, ${tokenHash(sessionToken)}, ${provider}, ${launch.merchant_code}, ${launch.member_id}, ${launch.game_code}, ${launch.currency}, ${launch.language},
      ${bigintValue(playerRow.id)}, ${bigintValue(houseRow.id)}, ${at}, ${timestamp(expiresAt)}, ${launch.device_session_id}::uuid, ${launch.room_id})`)
  const stakes = stakesInRoom(launch.category, launch.room_id, {
    min: minor(BigInt(launch.min_bet)),
    max: minor(BigInt(launch.max_bet)),
  })
  return {
    status: 'OK',
    sessionToken,
    playerRef: launch.member_id,
    currency: launch.currency,
    scale: currencyScale[launch.currency],
    balance: playerRow.balance.toString(),
    balanceVersion: Number(playerRow.version),
    minBet: stakes.min.toString(),
    maxBet: stakes.max.toString(),
    language: launch.language,
    roomId: launch.room_id ?? '',
    freeRounds: await freeRoundsFor(tx, { memberId: launch.member_id, gameCode, currency: launch.currency }, now),
    expiresAt,
  }
}

export type WalletReply =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: Extract<Unreadable['status'], 'malformed'> }

export const walletCall = async (
  ctx: AppContext,
  provider: string,
  call: MoneyCall,
  json: unknown,
): Promise<WalletReply> => {
  const read = readRequest(call, json)
  if (!read.ok)
    return read.status === 'malformed'
      ? { ok: false, reason: read.status }
      : { ok: true, text: answerText({ status: read.status }) }
  const { request } = read
  try {
    const text =
      (await performAtOnce(ctx.db, provider, request, ctx.clock.now())) ??
      (await inTransaction(ctx.db, (tx) => perform(tx, provider, request, ctx.clock.now())))
    if (text.startsWith('{"status":"DUPLICATE_MISMATCH"'))
      ctx.log.error(
        { alert: 'seamless.duplicate.mismatch', provider, txId: request.txId, call },
        'a provider used one transaction id for two things',
      )
    return { ok: true, text }
  } catch (error) {
    if (!(error instanceof TxIdTaken)) throw error
    ctx.log.error(
      { alert: 'seamless.duplicate.mismatch', provider, txId: request.txId, call },
      'two players share one transaction id',
    )
    return { ok: true, text: answerText({ status: 'DUPLICATE_MISMATCH' }) }
  }
}

/** The balance itself is always told; the status says what a bet would meet. */
const stateOf = async (ctx: AppContext, session: SessionState): Promise<SeamlessStatus> => {
  const now = ctx.clock.now()
  if (session.maintenance) return 'MAINTENANCE'
  if (!session.active) return 'ACCOUNT_LOCKED'
  if (await playStopped(ctx.db, session.memberId, now)) return 'SELF_EXCLUDED'
  return session.expiresAt <= now || !session.deviceSessionAlive ? 'SESSION_EXPIRED' : 'OK'
}

export const balanceCall = async (ctx: AppContext, provider: string, json: unknown): Promise<WalletReply> => {
  const request = readBalanceRequest(json)
  if (!request) return { ok: false, reason: 'malformed' }
  const now = ctx.clock.now()
  const session = await sessionState(ctx.db, tokenHash(request.sessionToken), now)
  if (!session || session.provider !== provider) return { ok: true, text: answerText({ status: 'SESSION_UNKNOWN' }) }
  const status = await stateOf(ctx, session)
  return {
    ok: true,
    text: answerText({
      status,
      balance: session.balance.toString(),
      balanceVersion: Number(session.version),
      currency: session.currency,
      freeRounds: await freeRoundsFor(ctx.db, session, now),
    }),
  }
}
