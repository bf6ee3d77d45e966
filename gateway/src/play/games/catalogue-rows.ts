import { createHash } from 'node:crypto'
import { maxWinHundredths } from './max-win'
import { betLimits, freeRoundStakesOf, paytableOf, type ProviderCatalogue, volatilityOf } from './provider-catalogue'

/** The provider's list as the rows of `game_vendors` and `games`, as JSON; a game of an unknown vendor is left out. */
export type CatalogueRows = {
  readonly vendors: string
  readonly games: string
  readonly vendorCodes: string
  readonly gameCodes: string
  readonly digest: string
}

export const catalogueRows = (catalogue: ProviderCatalogue): CatalogueRows => {
  const known = new Set(catalogue.vendors.map((vendor) => vendor.code))
  const games = catalogue.games
    .filter((game) => known.has(game.vendor))
    .map((game, index) => {
      const limits = betLimits(game)
      return {
        code: game.gameCode,
        vendor_code: game.vendor,
        name: game.name,
        category: game.category,
        classify: game.classify,
        playable: game.status === 'playable' && Boolean(game.play),
        curated_hot: game.hot,
        is_new: game.isNew,
        rtp_bp: game.play?.rtpBp ?? null,
        most_rtp_bp: game.play?.mostRtpBp ?? null,
        volatility: game.play ? volatilityOf(game.play.deviation) : null,
        hit_rate_bp: game.play?.hitRateBp ?? null,
        max_win_hundredths: game.play ? maxWinHundredths(game.play.maxWinX) : null,
        deviation_hundredths: game.play ? Math.round(game.play.deviation * 100) : null,
        lines: game.slot?.lines ?? null,
        min_bet: limits.min,
        max_bet: limits.max,
        most_stakes: game.play?.mostStakes ?? 1,
        paytable: paytableOf(game),
        free_round_stakes: freeRoundStakesOf(game),
        sort: index,
      }
    })
  const rows = {
    vendors: JSON.stringify(catalogue.vendors),
    games: JSON.stringify(games),
    vendorCodes: JSON.stringify([...known]),
    gameCodes: JSON.stringify(games.map((game) => game.code)),
  }
  return { ...rows, digest: createHash('sha256').update(rows.vendors).update(rows.games).digest('hex') }
}
