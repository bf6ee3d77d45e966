import { z } from 'zod'
import { gameCategories, gameClassifies } from '../game-category'
import { currency, id, note, off, sideMoney } from './primitives'

/** One game, in every list that holds games. */
export const game = z.object({
  gameId: id,
  gameCode: note,
  gameName: z.string(),
  nodeId: id,
  nodeName: note,
  roomId: note,
  /** Vendor code. */
  vassalage: note,
  vassalageName: note,
  gameType: z.enum(gameCategories),
  gameClassify: z.enum(gameClassifies).default(''),
  gameClassifyNew: note,
  minBet: sideMoney,
  maxBet: sideMoney,
  minLine: z.number().int().default(0),
  currency,
  showIcon: z.boolean().default(true),
  iconUrl: note,
  iconUrlAvif: note,
  iconColour: note,
  isHot: z.union([z.literal(0), z.literal(1)]).default(0),
  isNew: z.union([z.literal(0), z.literal(1)]).default(0),
  /** False if the engine is missing: the site shows "coming soon" and the gateway refuses the launch. */
  supportPlay: z.boolean().default(true),
  freeplay: off,
  /** '1': it runs in this browser; '0': nothing to start yet; 'VASSALAGE' opens the vendor's game list instead of a game. */
  isGameH5: z.string().default('1'),
  lottoMode: note,
  /** Return to player in basis points, volatility 1–5; null where the game is not playable. */
  rtpBp: z.number().int().nullable(),
  volatility: z.number().int().min(1).max(5).nullable(),
})
