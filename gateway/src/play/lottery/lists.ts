import type { PrizeMode, ValueOf } from '@mosaic/contracts'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { ok, type Result } from '../../platform/http/result'
import {
  gameToWire,
  type MerchantCatalogue,
  merchantCatalogue,
  prizeModeOf,
  recentCodes,
  type CatalogueGame,
} from '../games'
import { lastResults, openDraws } from './known-draws'

const lotteriesOf = (catalogue: MerchantCatalogue, mode: PrizeMode | undefined): readonly CatalogueGame[] =>
  catalogue.games.filter((game) => {
    const ofGame = prizeModeOf(game)
    return ofGame !== null && (!mode || ofGame === mode)
  })

export const lotteryMenu = async (
  ctx: AppContext,
  merchant: Merchant,
  mode: PrizeMode | undefined,
): Promise<Result<ValueOf<'lotteryMenu'>>> => {
  const catalogue = await merchantCatalogue(ctx, merchant)
  return ok({ list: lotteriesOf(catalogue, mode).map((game) => gameToWire(catalogue, game)) })
}

export const recentLotteries = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
): Promise<Result<ValueOf<'recentLotteries'>>> => {
  const [catalogue, codes] = await Promise.all([merchantCatalogue(ctx, merchant), recentCodes(ctx.db, member.id)])
  const games = codes.flatMap((code) => catalogue.game(code) ?? []).filter((game) => prizeModeOf(game) !== null)
  return ok({ list: games.map((game) => gameToWire(catalogue, game)) })
}

export const openNumeros = async (
  ctx: AppContext,
  merchant: Merchant,
  query: { readonly prizeMode?: PrizeMode; readonly gameId?: string },
): Promise<Result<ValueOf<'openNumeros'>>> => {
  const [catalogue, draws] = await Promise.all([merchantCatalogue(ctx, merchant), openDraws(ctx)])
  const byCode = new Map(draws.map((draw) => [draw.gameCode, draw]))
  return ok({
    now: ctx.clock.now(),
    list: lotteriesOf(catalogue, query.prizeMode)
      .filter(({ code }) => !query.gameId || code === query.gameId)
      .flatMap(({ code }) => {
        const draw = byCode.get(code)
        if (!draw) return []
        const { gameCode: gameId, numero, opensAt, closesAt, seedHash } = draw
        return [{ gameId, numero, opensAt, closesAt, seedHash }]
      }),
  })
}

/** Reveals seeds, so it lists only draws that are over. */
export const lotteryResults = async (
  ctx: AppContext,
  merchant: Merchant,
  { gameId, size }: { readonly gameId: string; readonly size: number },
): Promise<Result<ValueOf<'lotteryResults'>>> => {
  const catalogue = await merchantCatalogue(ctx, merchant)
  if (!lotteriesOf(catalogue, undefined).some(({ code }) => code === gameId)) return ok({ list: [] })
  const results = await lastResults(ctx, gameId, size)
  return ok({
    list: results.map(({ prizes, ...draw }) => ({
      ...draw,
      prizes: prizes.map((numbers, prize) => ({ prize, numbers })),
    })),
  })
}
