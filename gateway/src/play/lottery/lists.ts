import type { PrizeMode, ValueOf } from '@mosaic/contracts'
import type { AppContext, Member, Merchant } from '../../platform/kernel/app-context'
import { ok, type Result } from '../../platform/kernel/result'
import { gameToWire, type Offer, offerOf, prizeModeOf, recentCodes, type ShelfGame } from '../games'
import { type DrawPlan, drawPlanOf } from './draw-plan'
import { drawnNumbers, drawSeed, seedHash } from './drawn-numbers'
import { openDraw, pastDraws } from './draw-time'
import { secretOf } from './store'

type Lottery = { readonly game: ShelfGame; readonly plan: DrawPlan }

const lotteriesOf = (offer: Offer, mode: PrizeMode | undefined): readonly Lottery[] =>
  offer.games.flatMap((game) => {
    const ofGame = prizeModeOf(game)
    const plan = drawPlanOf(game)
    return ofGame && plan && (!mode || ofGame === mode) ? [{ game, plan }] : []
  })

export const lotteryMenu = async (
  ctx: AppContext,
  merchant: Merchant,
  mode: PrizeMode | undefined,
): Promise<Result<ValueOf<'lotteryMenu'>>> => {
  const offer = await offerOf(ctx, merchant)
  return ok({ list: lotteriesOf(offer, mode).map(({ game }) => gameToWire(offer, game)) })
}

export const recentLotteries = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
): Promise<Result<ValueOf<'recentLotteries'>>> => {
  const [offer, codes] = await Promise.all([offerOf(ctx, merchant), recentCodes(ctx.db, member.id)])
  const games = codes.flatMap((code) => offer.game(code) ?? []).filter((game) => prizeModeOf(game) !== null)
  return ok({ list: games.map((game) => gameToWire(offer, game)) })
}

export const openNumeros = async (
  ctx: AppContext,
  merchant: Merchant,
  asked: { readonly prizeMode?: PrizeMode; readonly gameId?: string },
): Promise<Result<ValueOf<'openNumeros'>>> => {
  const [offer, secret] = await Promise.all([offerOf(ctx, merchant), secretOf(ctx.db)])
  const now = ctx.clock.now()
  return ok({
    now,
    list: lotteriesOf(offer, asked.prizeMode)
      .filter(({ game }) => !asked.gameId || game.code === asked.gameId)
      .map(({ game, plan }) => {
        const draw = openDraw(plan, now)
        return { gameId: game.code, ...draw, seedHash: seedHash(drawSeed(secret, game.code, draw.numero)) }
      }),
  })
}

/** A draw's seed is told only when the draw is over. */
export const lotteryResults = async (
  ctx: AppContext,
  merchant: Merchant,
  { gameId, size }: { readonly gameId: string; readonly size: number },
): Promise<Result<ValueOf<'lotteryResults'>>> => {
  const [offer, secret] = await Promise.all([offerOf(ctx, merchant), secretOf(ctx.db)])
  const lottery = lotteriesOf(offer, undefined).find(({ game }) => game.code === gameId)
  if (!lottery) return ok({ list: [] })
  const { plan } = lottery
  return ok({
    list: pastDraws(plan, ctx.clock.now(), size).map(({ numero, closesAt }) => {
      const seed = drawSeed(secret, gameId, numero)
      return {
        numero,
        drawnAt: closesAt,
        seed,
        prizes: drawnNumbers(seed, plan.tiers).map((numbers, prize) => ({ prize, numbers: [...numbers] })),
      }
    }),
  })
}
