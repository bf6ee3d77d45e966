import type { GameCategory, ValueOf } from '@mosaic/contracts'
import { lockMember } from '../../identity'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { type AskedPage, pageOf } from '../../platform/http/paging'
import { fail, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { merchantCatalogue } from './merchant-catalogue'
import { selectGames } from './selection'
import { deleteFavourite, favouriteCodes, favouriteState, insertFavourite } from './store'
import { gameToWire } from './wire'

/** Domain §8.31. */
const favouriteLimit = 1000

type Query = AskedPage & { readonly gameType?: GameCategory; readonly gameName?: string }

export const favourites = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  query: Query,
): Promise<Result<ValueOf<'favourites'>>> => {
  const [catalogue, codes] = await Promise.all([merchantCatalogue(ctx, merchant), favouriteCodes(ctx.db, member.id)])
  const games = codes.flatMap((code) => catalogue.game(code) ?? [])
  const selected = selectGames(games, { gameType: query.gameType, gameName: query.gameName }, merchant.currency) ?? []
  const { rows, pageNum, totalPages, totalCount } = pageOf(selected, query)
  return ok({ content: rows.map((game) => gameToWire(catalogue, game)), pageNum, totalPages, totalCount })
}

export const favouriteIds = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
): Promise<Result<ValueOf<'favouriteIds'>>> => {
  const [catalogue, codes] = await Promise.all([merchantCatalogue(ctx, merchant), favouriteCodes(ctx.db, member.id)])
  return ok(codes.filter((code) => catalogue.game(code)))
}

export const addFavourite = async (
  ctx: AppContext,
  merchant: Merchant,
  memberId: string,
  gameCode: string,
): Promise<Result<ValueOf<'addFavourite'>>> => {
  if (!(await merchantCatalogue(ctx, merchant)).game(gameCode)) return fail('game.not.found')
  return inTransaction(ctx.db, async (tx) => {
    // Additions of one member queue at the member's row, so that two at once cannot exceed the limit.
    await lockMember(tx, memberId)
    const { n, isOne } = await favouriteState(tx, memberId, gameCode)
    if (!isOne && n >= favouriteLimit) return fail('request_param_err', 422, { nodeId: 'limit' })
    await insertFavourite(tx, { memberId, gameCode, addedAt: ctx.clock.now() })
    return ok({ done: true as const })
  })
}

export const removeFavourite = async (
  ctx: AppContext,
  memberId: string,
  gameCode: string,
): Promise<Result<ValueOf<'removeFavourite'>>> => {
  await deleteFavourite(ctx.db, memberId, gameCode)
  return ok({ done: true })
}
