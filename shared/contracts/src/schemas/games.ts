import { z } from 'zod'
import { gameCategories, gameClassifies } from '../game-category'
import { game } from './game-row'
import { currency, done, id, instant, note, pageNumbers, pageQuery, side, sideMoney, wireMoney } from './primitives'

const listQuery = {
  ...pageQuery,
  gameName: z.string().max(64).optional(),
  gameType: z.enum(gameCategories).optional(),
  vassalage: z.string().max(256).optional(),
  gameClassify: z.enum(gameClassifies).optional(),
  minBet: z.string().max(16).optional(),
  minLine: z.coerce.number().int().optional(),
  isNew: z.coerce.number().int().optional(),
  language: z.string().max(4).optional(),
  platform: z.literal('html5').optional(),
  clientType: z.coerce.number().int().optional(),
  sort: z.enum(['hot', 'name', 'new', 'maxWin']).optional(),
}

/** `vassalage` may be several codes joined by commas. */
export const gameList = {
  query: z.object(listQuery),
  value: z.object({
    games: z.array(game),
    ...pageNumbers,
  }),
}
export const gameDetail = {
  query: z.object({ gameId: id }),
  value: z.object({
    game,
    hitRateBp: z.number().int().nullable(),
    maxWinX: z.number().nullable(),
    lines: z.number().int().nullable(),
    paytable: side(
      z.object({ symbol: z.string(), pays: z.array(z.object({ count: z.number().int(), multiplier: z.number() })) }),
    ),
  }),
}
export const hotGames = {
  query: z.object({
    isPlatform: z.coerce.number().int().optional(),
    language: z.string().max(4).optional(),
    platform: z.literal('html5').optional(),
    gameName: z.string().max(64).optional(),
    gameType: z.enum(gameCategories).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  value: z.object({ list: z.array(game) }),
}
export const vendors = {
  value: z.object({
    sorting: side(z.object({ gameCategory: z.enum(gameCategories) })),
    vendorNames: z.array(
      z.object({
        accountTypeName: z.string(),
        displayName: note,
        gameCategory: z.enum(gameCategories),
        gameCount: z.number().int().default(0),
        sort: z.number().int().default(0),
        logoUrl: note,
      }),
    ),
    gameClassify: side(
      z.object({
        key: z.enum(gameClassifies),
        displayName: note,
        gameCount: z.number().int().default(0),
        sort: z.number().int().default(0),
        /** Categories that hold a game of it; unknown where a gateway does not say. */
        categories: z.array(z.enum(gameCategories)).optional(),
      }),
    ),
    mapping: z.record(z.string(), z.array(z.string())).default({}),
    /** As rows of vendor cards. */
    data: z
      .object({
        lanes: z.array(
          z.object({
            title: z.string(),
            gameClassify: z.string(),
            cards: z.array(z.object({ vassalage: z.string() })),
          }),
        ),
      })
      .optional(),
    /** Total of games, for the "search among N games" copy. */
    gameCount: z.number().int().default(0),
  }),
}
export const favourites = {
  query: z.object({
    ...pageQuery,
    gameType: z.enum(gameCategories).optional(),
    gameName: z.string().max(64).optional(),
    language: z.string().max(4).optional(),
  }),
  value: z.object({
    content: z.array(game),
    ...pageNumbers,
  }),
}
export const favouriteIds = { value: z.array(z.string()) }
const favouriteBody = z.object({ nodeId: id, vendor: z.string().max(64).default('') })
export const addFavourite = { body: favouriteBody, value: done }
export const removeFavourite = { body: favouriteBody, value: done }
export const recentGames = {
  query: z.object({
    page: z.coerce.number().int().min(1).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(18),
    gameType: z.enum(gameCategories).optional(),
    language: z.string().max(4).optional(),
    clientType: z.coerce.number().int().optional(),
  }),
  value: z.object({ list: z.array(game), totalPages: pageNumbers.totalPages }),
}
/** Real play names `gameId` and `nodeId`; trial play `telGameId` and `telNodeId`, makes no wallet call and needs no session (spec §7). */
export const launchGame = {
  query: z
    .object({
      confirmTrans: z.literal('0').default('0'),
      launchMode: z.literal('GLS'),
      platform: z.literal('html5').default('html5'),
      clientType: z.literal('2').default('2'),
      gameId: id.optional(),
      nodeId: id.optional(),
      telGameId: id.optional(),
      telNodeId: id.optional(),
      accountType: z.literal('1').default('1'),
      merchantCode: z.string().max(32).optional(),
      /** Of a game with rooms; none named is the room that is open to all. */
      roomId: id.optional(),
      language: z.string().max(4).optional(),
      webView: z.literal('false').default('false'),
      /** How a lottery is played: the full bet grid or the simple one (domain §8.12). */
      lottoMode: z.enum(['trad', 'ent']).optional(),
    })
    .refine((query) => (query.gameId && query.nodeId) || (query.telGameId && query.telNodeId), { path: ['gameId'] }),
  value: z.object({
    content: z.object({
      game_url: z.url(),
      origin: note,
      mode: z.enum(['real', 'demo']).default('real'),
      /** The game says itself when it is ready; without, a loaded frame counts as ready. */
      reportsReady: z.boolean().optional(),
    }),
  }),
}
/** Rounds that the asking member left before they were over. */
export const openRounds = {
  value: z.object({ list: z.array(z.object({ roundId: z.string(), game, stake: wireMoney, openedAt: instant })) }),
}
/** Prepaid free rounds of the member that can still be played, by expiry. */
export const freeRounds = {
  value: z.object({
    list: z.array(
      z.object({
        rewardId: id,
        gameId: z.string(),
        gameName: z.string(),
        stake: wireMoney,
        currency,
        rounds: z.number().int(),
        left: z.number().int(),
        won: wireMoney,
        expiresAt: instant,
      }),
    ),
  }),
}
export const vendorTypes = {
  query: z.object({ typeId: z.literal('1').default('1'), merchantCode: z.string().max(32).optional() }),
  value: z.object({
    list: z.array(
      z.object({
        vassalage: z.string(),
        displayName: note,
        gameType: z.enum(gameCategories),
        gameCount: z.number().int().default(0),
      }),
    ),
  }),
}
export const popularGames = {
  query: z.object({
    gameType: z.enum(gameCategories).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(12),
  }),
  value: z.object({ list: z.array(game) }),
}
/** Whether the member's wins may appear on the winner board. */
const winnerBoardValue = z.object({ shown: z.boolean() })
export const winnerBoardChoice = { value: winnerBoardValue }
export const setWinnerBoardChoice = { body: winnerBoardValue, value: winnerBoardValue }
export const winnerBoard = {
  value: z.object({
    list: z.array(
      z.object({
        gameId: z.string(),
        iconUrl: note,
        iconColour: note,
        vo: z.object({
          winAmount: wireMoney,
          /** Masked. */
          customerName: z.string(),
          gameName: z.string(),
          stake: sideMoney,
          multiplier: z.number().default(0),
        }),
        currency,
        at: instant,
      }),
    ),
  }),
}
