import { z } from 'zod'
import { gameCategories, gameClassifies } from '../game-category'
import { currency, id, wireMoney } from './primitives'

/** One game, in every list that holds games. */
export const game = z.object({
  gameId: id,
  gameCode: z.string(),
  gameName: z.string(),
  nodeId: id,
  nodeName: z.string(),
  roomId: z.string(),
  /** Vendor code. */
  vassalage: z.string(),
  vassalageName: z.string(),
  gameType: z.enum(gameCategories),
  gameClassify: z.enum(gameClassifies),
  gameClassifyNew: z.string(),
  minBet: wireMoney,
  maxBet: wireMoney,
  minLine: z.number().int(),
  currency,
  showIcon: z.boolean(),
  iconUrl: z.string(),
  iconUrlAvif: z.string(),
  iconColour: z.string(),
  isHot: z.union([z.literal(0), z.literal(1)]),
  isNew: z.union([z.literal(0), z.literal(1)]),
  /** False if the engine is missing: the site shows "coming soon" and the gateway refuses the launch. */
  supportPlay: z.boolean(),
  freeplay: z.boolean(),
  /** '1': it runs in this browser; '0': nothing to start yet; 'VASSALAGE' opens the vendor's game list instead of a game. */
  isGameH5: z.string(),
  lottoMode: z.string(),
  /** Return to player in basis points, volatility 1–5; null where the game is not playable. */
  rtpBp: z.number().int().nullable(),
  volatility: z.number().int().min(1).max(5).nullable(),
})
