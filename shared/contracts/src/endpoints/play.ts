import { get, post, remove } from './endpoint'
import type { ErrorRows } from './error-row'

export const playEndpoints = {
  gameList: get('/wps/relay/GCSGAME_gameList', 'GAMELO3', 'public'),
  gameDetail: get('/wps/relay/GCSGAME_gameDetail', 'GAMELO3', 'public', { decided: true }),
  hotGames: get('/wps/relay/GCSGAME_hotGamesV2', 'GAMELOHOT3', 'public', {
    aliases: ['POST /wps/relay/GCSGAME_hotGamesV2'],
  }),
  vendors: get('/wps/relay/GCSGAME_newGameVendor', 'COMM3', 'public'),
  favourites: get('/wps/relay/MCSFE_getFavoriteGamesList', 'GAMELOFAV3', 'session'),
  favouriteIds: get('/wps/relay/MCSFE_getFavoriteGames', 'GAMELOFAV3', 'session'),
  addFavourite: post('/wps/relay/MCSFE_addFavoriteGameV2', 'GAMELOFAV3', 'session'),
  removeFavourite: remove('/wps/relay/MCSFE_removeFavoriteGameV2', 'GAMELOFAV3', 'session'),
  recentGames: get('/wps/relay/GCS_recentGame', 'GAMELOREC3', 'session'),
  launchGame: get('/wps/game/launchGame', 'GAMELO3', 'public'),
  winnerBoard: get('/wps/relay/ODSFE2_getWinnerBoard', 'COMM3', 'public'),
}

export const playErrors = {
  'game.not.found': { status: 404 },
  'game.not.available': { status: 409 },
  'game.provider.unavailable': { status: 503 },
} as const satisfies ErrorRows
