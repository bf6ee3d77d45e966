import type { PrizeMode, ValueOf } from '@mosaic/contracts'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { ok, type Result } from '../../platform/http/result'
import { gameToWire, type Offer, offerOf, prizeModeOf, recentCodes, type ShelfGame } from '../games'
import { lastResults, openDraws } from './known-draws'

const lotteriesOf = (offer: Offer, mode: PrizeMode | undefined): readonly ShelfGame[] =>
  offer.games.filter((game) => {
    const ofGame = prizeModeOf(game)
    return ofGame !== null && (!mode || ofGame === mode)
  })

export const lotteryMenu = async (
  ctx: AppContext,
  merchant: Merchant,
  mode: PrizeMode | undefined,
): Promise<Result<ValueOf<'lotteryMenu'>>> => {
  const offer = await offerOf(ctx, merchant)
  return ok({ list: lotteriesOf(offer, mode).map((game) => gameToWire(offer, game)) })
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
  const [offer, draws] = await Promise.all([offerOf(ctx, merchant), openDraws(ctx)])
  const byCode = new Map(draws.map((draw) => [draw.gameCode, draw]))
  return ok({
    now: ctx.clock.now(),
    list: lotteriesOf(offer, asked.prizeMode)
      .filter(({ code }) => !asked.gameId || code === asked.gameId)
      .flatMap(({ code }) => {
        const draw = byCode.get(code)
        if (!draw) return []
        const { gameCode: gameId, numero, opensAt, closesAt, seedHash } = draw
        return [{ gameId, numero, opensAt, closesAt, seedHash }]
      }),
  })
}

/** A draw's seed is told only when the draw is over. */
export const lotteryResults = async (
  ctx: AppContext,
  merchant: Merchant,
  { gameId, size }: { readonly gameId: string; readonly size: number },
): Promise<Result<ValueOf<'lotteryResults'>>> => {
  const offer = await offerOf(ctx, merchant)
  if (!lotteriesOf(offer, undefined).some(({ code }) => code === gameId)) return ok({ list: [] })
  const results = await lastResults(ctx, gameId, size)
  return ok({
    list: results.map(({ prizes, ...draw }) => ({
      ...draw,
      prizes: prizes.map((numbers, prize) => ({ prize, numbers })),
    })),
  })
}
