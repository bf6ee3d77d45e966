import { type Currency, currencyScale, type SeamlessStatus } from '@mosaic/contracts'
import { accountKey, houseStripe, lockAccounts, playerAccount } from '../../money'
import type { Tx } from '../../platform/db/database'
import type { AppContext } from '../../platform/runtime/app-context'
import { playStopped } from '../../protection'
import { redeemLaunchToken } from '../launch/store'
import { stakesInRoom } from '../rooms'
import { type FreeRoundsAnswer, tokenHash } from './protocol'
import { insertGameSession, launchState, sessionState } from './session-store'
import { freeRoundsFor } from './waiting-free-rounds'
import { gameSessionLife } from './wallet'

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

/** Exchanges a launch token, once, for a game session bound to member, game and currency. */
export const openSession = async (
  tx: Tx,
  ctx: Pick<AppContext, 'clock' | 'random'>,
  provider: string,
  launchToken: string,
  gameCode: string,
): Promise<SessionAnswer> => {
  const now = ctx.clock.now()
  const launch = await redeemLaunchToken(tx, tokenHash(launchToken), gameCode, now)
  const state = launch && (await launchState(tx, launch, now))
  if (!state) return { status: 'SESSION_UNKNOWN' }
  if (state.maintenance) return { status: 'MAINTENANCE' }
  if (!state.active) return { status: 'ACCOUNT_LOCKED' }
  if (await playStopped(tx, launch.memberId, now)) return { status: 'SELF_EXCLUDED' }
  if (!state.deviceSessionAlive) return { status: 'SESSION_EXPIRED' }
  if (!state.playable || state.minBet === null || state.maxBet === null) return { status: 'GAME_DISABLED' }
  const { merchantCode, memberId, currency, language, roomId, deviceSessionId } = launch
  const books = { merchant: merchantCode, currency }
  const player = playerAccount(books, memberId)
  const house = houseStripe(books, gameCode, memberId)
  const accounts = await lockAccounts(tx, [player, house])
  const playerRow = accounts.get(accountKey(player))
  const houseRow = accounts.get(accountKey(house))
  if (!playerRow || !houseRow) throw new Error('The accounts of a new game session are missing')
  const sessionToken = ctx.random.token()
  const expiresAt = now + gameSessionLife.idleMs
  await insertGameSession(tx, {
    id: ctx.random.uuid(),
    tokenHash: tokenHash(sessionToken),
    ...{ provider, merchantCode, memberId, gameCode, currency, language, deviceSessionId, roomId },
    playerAccount: playerRow.id,
    houseAccount: houseRow.id,
    createdAt: now,
    expiresAt,
  })
  const opened = await sessionState(tx, tokenHash(sessionToken), now)
  if (!opened) throw new Error('A new game session is missing')
  const stakes = stakesInRoom(state.category, roomId, { min: state.minBet, max: state.maxBet })
  return {
    status: 'OK',
    sessionToken,
    playerRef: memberId,
    currency,
    scale: currencyScale[currency],
    balance: opened.balance.toString(),
    balanceVersion: Number(opened.version),
    minBet: stakes.min.toString(),
    maxBet: stakes.max.toString(),
    language,
    roomId: roomId ?? '',
    freeRounds: await freeRoundsFor(tx, { memberId, gameCode, currency }, now),
    expiresAt,
  }
}
