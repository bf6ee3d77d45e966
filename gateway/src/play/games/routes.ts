import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { bind } from '../../platform/http/route'
import { addFavourite, favouriteIds, favourites, removeFavourite } from './favourites'
import { gameDetail, hotGames, listGames, popularGames, vendorList, vendorTypes } from './lists'
import { recentGames } from './recents'
import { winnerBoard } from './winner-board'
import { setWinnerBoardChoice, winnerBoardChoice } from './winner-board-choice'

export const gameRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(app, ctx, 'gameList', ({ merchant, query }) => listGames(ctx, merchant, query))
  bind(app, ctx, 'gameDetail', ({ merchant, query }) => gameDetail(ctx, merchant, query.gameId))
  bind(app, ctx, 'hotGames', ({ merchant, query }) => hotGames(ctx, merchant, query))
  bind(app, ctx, 'vendors', ({ merchant }) => vendorList(ctx, merchant))
  bind(app, ctx, 'favourites', ({ merchant, member, query }) => favourites(ctx, merchant, member, query))
  bind(app, ctx, 'favouriteIds', ({ merchant, member }) => favouriteIds(ctx, merchant, member))
  bind(app, ctx, 'addFavourite', ({ merchant, member, body }) => addFavourite(ctx, merchant, member.id, body.nodeId))
  bind(app, ctx, 'removeFavourite', ({ member, body }) => removeFavourite(ctx, member.id, body.nodeId))
  bind(app, ctx, 'recentGames', ({ merchant, member, query }) => recentGames(ctx, merchant, member, query))
  bind(app, ctx, 'popularGames', ({ merchant, query }) => popularGames(ctx, merchant, query))
  bind(app, ctx, 'vendorTypes', ({ merchant }) => vendorTypes(ctx, merchant))
  const board = winnerBoard(ctx)
  bind(app, ctx, 'winnerBoard', ({ merchant }) => board(merchant))
  bind(app, ctx, 'winnerBoardChoice', ({ member }) => winnerBoardChoice(ctx.db, member.id))
  bind(app, ctx, 'setWinnerBoardChoice', ({ member, body }) => setWinnerBoardChoice(ctx.db, member.id, body))
}
