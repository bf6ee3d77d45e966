import { z } from 'zod'
import type { AppContext } from '../../platform/runtime/app-context'
import { askProvider } from '../provider'

const numero = z.string().min(1).max(40)
const instant = z.number().int().min(0)

const openDraw = z.object({
  gameCode: z.string(),
  numero,
  opensAt: instant,
  closesAt: instant,
  seedHash: z.string().min(1),
})
const drawResult = z.object({
  numero,
  drawnAt: instant,
  seed: z.string().min(1),
  prizes: z.array(z.array(z.string().max(8))).min(1),
})
const openDraws = z.object({ draws: z.array(openDraw) })
const drawResults = z.object({ draws: z.array(drawResult) })

export type OpenDraw = z.output<typeof openDraw>
export type DrawResult = z.output<typeof drawResult>

/** The draw of every lottery that takes bets now. */
export const fetchOpenDraws = async (ctx: AppContext): Promise<readonly OpenDraw[]> =>
  (await askProvider(ctx, '/provider/v1/draws', openDraws)).draws

/** Draws of one lottery that are over, newest first. */
export const fetchResults = async (ctx: AppContext, gameCode: string, size: number): Promise<readonly DrawResult[]> =>
  (await askProvider(ctx, `/provider/v1/draws/${encodeURIComponent(gameCode)}?size=${size}`, drawResults)).draws
