import { get, post, put, remove } from './endpoint'
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
  openRounds: get('/wps/relay/GCS_openRound', 'GAMELOREC3', 'session', { decided: true }),
  freeRounds: get('/wps/relay/GCS_freeRounds', 'GAMELO3', 'session', { decided: true }),
  vendorTypes: get('/wps/relay/GCSGAME_getVassGameType', 'COMM3', 'public'),
  popularGames: get('/wps/relay/GCSGAME_getRankList', 'COMM3', 'public'),
  lotteryMenu: get('/lgw/vn/games/game_menu', 'COMM3', 'public'),
  recentLotteries: get('/lgw/vn/games/game_menu/recent', 'COMM3', 'session'),
  openNumeros: get('/lgw/vn/numeros/opened/game', 'COMM3', 'public', { aliases: ['/lotto/lgw/games/opened/numero'] }),
  lotteryResults: get('/lgw/vn/numeros/drawn/game', 'COMM3', 'public', { decided: true }),
  roomList: get('/wps/relay/GLS2_roomList', 'COMM3', 'public'),
  enterRoom: post('/wps/relay/GLS2_enterRoom', 'COMM3', 'depositor', { decided: true, idempotent: true }),
  liveModels: get('/wps/relay/CBS_modelList', 'CBS3', 'public'),
  winnerBoard: get('/wps/relay/ODSFE2_getWinnerBoard', 'COMM3', 'public'),
  winnerBoardChoice: get('/wps/member/winnerBoard', 'COMM3', 'member', { decided: true }),
  setWinnerBoardChoice: put('/wps/member/winnerBoard', 'COMM3', 'member', { decided: true }),
}

export const playErrors = {
  'game.not.found': { status: 404 },
  'game.not.available': { status: 409 },
  'game.provider.unavailable': { status: 503 },
  'room.not.found': { status: 404 },
  'room.level.required': { status: 403 },
  'room.pass.required': { status: 409 },
} as const satisfies ErrorRows
