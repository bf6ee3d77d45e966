import type { GameCategory, ValueOf } from '@mosaic/contracts'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { pageOf } from '../../platform/http/paging'
import { ok, type Result } from '../../platform/http/result'
import { offerOf } from './offer'
import { recentCodes } from './store'
import { gameToWire } from './wire'

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
