import type { GameCategory, ValueOf } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { type AskedPage, pageOf } from '../../platform/http/paging'
import { fail, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { offerOf } from './offer'
import { selectGames } from './selection'
import { gameToWire } from './wire'

/** Domain §8.31. */
export const favouriteLimit = 1000

const codesOf = async (db: Db, memberId: string): Promise<readonly string[]> =>
  (
    await db.execute<{ game_code: string }>(
      sql`select game_code from favourite_games where member_id = ${memberId} order by added_at desc, game_code`,
    )
  ).rows.map((row) => row.game_code)

type Query = AskedPage & { readonly gameType?: GameCategory; readonly gameName?: string }

export const favourites = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  query: Query,
): Promise<Result<ValueOf<'favourites'>>> => {
  const [offer, codes] = await Promise.all([offerOf(ctx, merchant), codesOf(ctx.db, member.id)])
  const games = codes.flatMap((code) => offer.game(code) ?? [])
  const selected = selectGames(games, { gameType: query.gameType, gameName: query.gameName }, merchant.currency) ?? []
  const { rows, pageNum, totalPages, totalCount } = pageOf(selected, query)
  return ok({ content: rows.map((game) => gameToWire(offer, game)), pageNum, totalPages, totalCount })
}

export const favouriteIds = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
): Promise<Result<ValueOf<'favouriteIds'>>> => {
  const [offer, codes] = await Promise.all([offerOf(ctx, merchant), codesOf(ctx.db, member.id)])
  return ok(codes.filter((code) => offer.game(code)))
}

export const addFavourite = async (
  ctx: AppContext,
  merchant: Merchant,
  memberId: string,
  gameCode: string,
): Promise<Result<ValueOf<'addFavourite'>>> => {
  if (!(await offerOf(ctx, merchant)).game(gameCode)) return fail('game.not.found')
  return inTransaction(ctx.db, async (tx) => {
    // The member's row is the queue of his own additions, so that two at once cannot pass the limit together.
    await tx.execute(sql`select 1 from members where id = ${memberId} for update`)
    const { rows } = await tx.execute<{ n: number; there: boolean }>(
      sql`select count(*)::int as n, coalesce(bool_or(game_code = ${gameCode}), false) as there from favourite_games where member_id = ${memberId}`,
    )
    const state = rows[0] ?? { n: 0, there: false }
    if (!state.there && state.n >= favouriteLimit) return fail('request_param_err', 422, { nodeId: 'limit' })
    await tx.execute(
      sql`insert into favourite_games (member_id, game_code, added_at) values (${memberId}, ${gameCode}, ${timestamp(ctx.clock.now())}) on conflict do nothing`,
    )
    return ok({ done: true as const })
  })
}

export const removeFavourite = async (
  ctx: AppContext,
  memberId: string,
  gameCode: string,
): Promise<Result<ValueOf<'removeFavourite'>>> => {
  await ctx.db.execute(sql`delete from favourite_games where member_id = ${memberId} and game_code = ${gameCode}`)
  return ok({ done: true })
}
