import type { GameCategory, ValueOf } from '@mosaic/contracts'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { pageOf } from '../../platform/http/paging'
import { ok, type Result } from '../../platform/http/result'
import { merchantCatalogue } from './merchant-catalogue'
import { recentCodes } from './store'
import { gameToWire } from './wire'

type Query = { readonly page: number; readonly pageSize: number; readonly gameType?: GameCategory }

export const recentGames = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  query: Query,
): Promise<Result<ValueOf<'recentGames'>>> => {
  const [catalogue, codes] = await Promise.all([merchantCatalogue(ctx, merchant), recentCodes(ctx.db, member.id)])
  const games = codes
    .flatMap((code) => catalogue.game(code) ?? [])
    .filter((game) => !query.gameType || game.category === query.gameType)
  const page = pageOf(games, { pageNo: query.page, pageSize: query.pageSize })
  return ok({ list: page.rows.map((game) => gameToWire(catalogue, game)), totalPages: page.totalPages })
}
