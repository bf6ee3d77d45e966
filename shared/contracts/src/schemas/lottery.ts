import { z } from 'zod'
import { prizeModes } from '../game-category'
import { game } from './game-row'
import { id, instant, note } from './primitives'

const menu = { value: z.object({ list: z.array(game) }) }
const byMode = { prizeMode: z.enum(prizeModes).optional() }

/** Lotteries of one prize mode, or of all. `lottoMode` of a row is its prize mode. */
export const lotteryMenu = { query: z.object(byMode), ...menu }
/** The lotteries that the asking member played last. */
export const recentLotteries = menu
/** Current draw of each lottery. `seedHash` commits its numbers before betting. */
export const openNumeros = {
  query: z.object({ ...byMode, gameId: id.optional() }),
  value: z.object({
    now: instant,
    list: z.array(
      z.object({
        gameId: id,
        numero: z.string(),
        opensAt: instant,
        closesAt: instant,
        seedHash: note,
      }),
    ),
  }),
}
/** Drawn numbers, newest first, by prize from the highest on. */
export const lotteryResults = {
  query: z.object({ gameId: id, size: z.coerce.number().int().min(1).max(50).default(10) }),
  value: z.object({
    list: z.array(
      z.object({
        numero: z.string(),
        drawnAt: instant,
        seed: note,
        prizes: z.array(z.object({ prize: z.number().int().min(0), numbers: z.array(z.string()) })),
      }),
    ),
  }),
}
