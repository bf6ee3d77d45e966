import { isTrial, languageTag, mayDeposit, type ValueOf, type WireLanguage } from '@mosaic/contracts'
import { firstRoomOf, merchantCatalogue, recordRecent, type CatalogueGame } from '../games'
import { admitToRoom, type LevelOf } from '../rooms'
import { siteOriginOf } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { fail, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { launchStopped } from '../../protection'
import { playUsage } from '../activity'
import { tokenHash } from '../seamless'
import { framePermission } from './frame-permission'
import { creditsToken } from './play-credits'
import { insertLaunchToken } from './store'

/** The browser opens the game at once, so an old link must be worthless. */
const launchTokenLifeMs = 60_000

/** Trial play names a game by `telGameId` (spec §7). */
export type LaunchQuery = {
  readonly gameId?: string
  readonly telGameId?: string
  readonly merchantCode?: string
  readonly roomId?: string
  readonly lottoMode?: 'trad' | 'ent'
}
type Visitor = {
  readonly merchant: Merchant
  readonly member: Member | null
  readonly language: WireLanguage
  /** Of the site that asks, and will frame the game. */
  readonly host: string
}

/** 256 random bits, stored as a hash, good for one exchange by the provider. */
export const issueLaunchToken = async (
  db: Db,
  ctx: Pick<AppContext, 'clock' | 'random'>,
  member: Pick<Member, 'id' | 'merchantCode' | 'currency' | 'sessionId'>,
  { gameCode, language, roomId }: { readonly gameCode: string; readonly language: string; readonly roomId?: string },
): Promise<string> => {
  const token = ctx.random.token()
  const now = ctx.clock.now()
  await insertLaunchToken(db, {
    tokenHash: tokenHash(token),
    merchantCode: member.merchantCode,
    memberId: member.id,
    gameCode,
    currency: member.currency,
    language,
    createdAt: now,
    expiresAt: now + launchTokenLifeMs,
    deviceSessionId: member.sessionId,
    roomId: roomId || null,
  })
  return token
}

/** The room of a launch, empty for a game without rooms; the default is the free room (spec §4). */
const roomFor = async (
  ctx: AppContext,
  visitor: Pick<Visitor, 'merchant' | 'member'>,
  game: CatalogueGame,
  requested: string | undefined,
  levelOf: LevelOf,
): Promise<Result<string>> => {
  const roomId = requested || firstRoomOf(game)
  return roomId === '' ? ok('') : admitToRoom(ctx, { ...visitor, game, roomId }, levelOf)
}

export const launchGame = async (
  ctx: AppContext,
  { merchant, member, language, host }: Visitor,
  query: LaunchQuery,
  levelOf: LevelOf,
): Promise<Result<ValueOf<'launchGame'>>> => {
  if (query.merchantCode && query.merchantCode !== merchant.code)
    return fail('request_param_err', undefined, { merchantCode: 'other' })
  const mode = query.telGameId ? 'demo' : 'real'
  if (mode === 'real' && member === null) return fail('login.not.session')
  // Trial players (and internal accounts) have no money here; the demo is open to them.
  if (mode === 'real' && member !== null && !mayDeposit(member.type)) return fail('free_reject')
  const game = (await merchantCatalogue(ctx, merchant)).game(query.telGameId ?? query.gameId ?? '')
  if (!game) return fail('game.not.found')
  if (!game.playable) return fail('game.not.available')

  if (mode === 'real' && member !== null) {
    const stopped = await launchStopped(
      ctx.db,
      playUsage,
      { memberId: member.id, timeZone: merchant.timeZone },
      ctx.clock.now(),
    )
    if (stopped) return stopped
  }

  const room = await roomFor(ctx, { merchant, member: mode === 'real' ? member : null }, game, query.roomId, levelOf)
  if (!room.ok) return room

  const lang = languageTag(language)
  const address = new URL(`${ctx.config.studioUrl}/play/${encodeURIComponent(game.code)}`)
  if (mode === 'real' && member !== null) {
    const token = await inTransaction(ctx.db, async (tx) => {
      await recordRecent(tx, member.id, game.code, ctx.clock.now())
      return issueLaunchToken(tx, ctx, member, { gameCode: game.code, language: lang, roomId: room.value })
    })
    address.searchParams.set('token', token)
  }
  if (mode === 'demo' && member !== null && isTrial(member.type))
    address.searchParams.set('token', creditsToken(ctx, member.id))
  address.searchParams.set('lang', lang)
  address.searchParams.set('merchant', merchant.code)
  address.searchParams.set('tz', merchant.timeZone)
  address.searchParams.set('mode', mode)
  address.searchParams.set('currency', mode === 'real' && member !== null ? member.currency : merchant.currency)
  const site = siteOriginOf(ctx.config.siteOrigin, merchant, host)
  const permission = framePermission(ctx.config.keys.provider.secret, game.code, site, ctx.clock.now())
  for (const [name, value] of Object.entries(permission)) address.searchParams.set(name, value)
  if (room.value) address.searchParams.set('room', room.value)
  if (query.lottoMode) address.searchParams.set('lottoMode', query.lottoMode)
  return ok({ content: { game_url: address.toString(), origin: address.origin, mode, reportsReady: true } })
}
