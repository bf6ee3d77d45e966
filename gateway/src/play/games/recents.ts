import type { GameCategory, ValueOf } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { pageOf } from '../../platform/http/paging'
import { ok, type Result } from '../../platform/http/result'
import { offerOf } from './offer'
import { gameToWire } from './wire'

/** Written by the launch of a game, never by reading a list. */
export const recordRecent = (db: Db, memberId: string, gameCode: string, now: number) =>
  db.execute(
    sql`insert into recent_games (member_id, game_code, played_at) values (${memberId}, ${gameCode}, ${timestamp(now)}) on conflict (member_id, game_code) do update set played_at = excluded.played_at`,
  )

/** Codes of the games a member opened, last first. */
export const recentCodes = async (db: Db, memberId: string): Promise<readonly string[]> =>
  (
    await db.execute<{ game_code: string }>(
      sql`select game_code from recent_games where member_id = ${memberId} order by played_at desc, game_code`,
    )
  ).rows.map((row) => row.game_code)

type Query = { readonly page: number; readonly pageSize: number; readonly gameType?: GameCategory }

export const recentGames = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  query: Query,
): Promise<Result<ValueOf<'recentGames'>>> => {
  const [offer, codes] = await Promise.all([offerOf(ctx, merchant), recentCodes(ctx.db, member.id)])
  const games = codes
    .flatMap((code) => offer.game(code) ?? [])
    .filter((game) => !query.gameType || game.category === query.gameType)
  const page = pageOf(games, { pageNo: query.page, pageSize: query.pageSize })
  return ok({ list: page.rows.map((game) => gameToWire(offer, game)), totalPages: page.totalPages })
}
