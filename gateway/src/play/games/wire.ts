import { type Game, moneyToWire } from '@mosaic/contracts'
import type { MerchantCatalogue } from './merchant-catalogue'
import type { CatalogueGame } from './catalogue'
import { firstRoomOf, prizeModeOf } from './shown-values'

/** A list entry for a vendor; it opens the games of the vendor (spec §4 "Launch"). */
export const vendorToWire = (catalogue: MerchantCatalogue, game: CatalogueGame): Game => {
  const picture = catalogue.art(`vendor/${game.vendor}`)
  return {
    ...gameToWire(catalogue, game),
    gameId: `vendor.${game.vendor}`,
    gameCode: game.vendor,
    gameName: game.vendorName,
    showIcon: picture.url !== '',
    iconUrl: picture.url,
    iconUrlAvif: picture.avif,
    iconColour: picture.colour,
    isHot: 0,
    isNew: 0,
    isGameH5: 'VASSALAGE',
    rtpBp: null,
    volatility: null,
  }
}

export const gameToWire = (catalogue: MerchantCatalogue, game: CatalogueGame): Game => {
  const { currency } = catalogue.merchant
  const picture = catalogue.art(`game/${game.code}`)
  return {
    gameId: game.code,
    gameCode: game.code,
    gameName: game.name,
    nodeId: game.code,
    nodeName: game.name,
    roomId: firstRoomOf(game),
    vassalage: game.vendor,
    vassalageName: game.vendorName,
    gameType: game.category,
    gameClassify: game.classify,
    gameClassifyNew: game.classify,
    minBet: moneyToWire(game.minBet(currency), currency),
    maxBet: moneyToWire(game.maxBet(currency), currency),
    minLine: game.lines ?? 0,
    currency,
    showIcon: picture.url !== '',
    iconUrl: picture.url,
    iconUrlAvif: picture.avif,
    iconColour: picture.colour,
    isHot: isHot(catalogue, game) ? 1 : 0,
    isNew: game.isNew ? 1 : 0,
    supportPlay: game.playable,
    freeplay: game.playable,
    isGameH5: game.playable ? '1' : '0',
    lottoMode: prizeModeOf(game) ?? '',
    rtpBp: game.playable ? game.rtpBp : null,
    volatility: game.playable ? game.volatility : null,
  }
}

/** Hot games are the curated ones and those that members play most. */
export const isHot = (catalogue: MerchantCatalogue, game: CatalogueGame): boolean =>
  game.curatedHot || catalogue.popularity.hot.has(game.code)
