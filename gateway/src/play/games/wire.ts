import { type Game, moneyToWire } from '@mosaic/contracts'
import type { Offer } from './offer'
import type { ShelfGame } from './shelf'
import { firstRoomOf, prizeModeOf } from './shown-values'

/** A row that stands for a vendor's shelf: whoever taps it sees the games of the vendor (spec §4 "Launch"). */
export const vendorToWire = (offer: Offer, game: ShelfGame): Game => {
  const picture = offer.art(`vendor/${game.vendor}`)
  return {
    ...gameToWire(offer, game),
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

export const gameToWire = (offer: Offer, game: ShelfGame): Game => {
  const { currency } = offer.merchant
  const picture = offer.art(`game/${game.code}`)
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
    isHot: isHot(offer, game) ? 1 : 0,
    isNew: game.isNew ? 1 : 0,
    supportPlay: game.playable,
    freeplay: game.playable,
    isGameH5: game.playable ? '1' : '0',
    lottoMode: prizeModeOf(game) ?? '',
    rtpBp: game.playable ? game.rtpBp : null,
    volatility: game.playable ? game.volatility : null,
  }
}

/** Hot is what the house recommends and what its members really play most. */
export const isHot = (offer: Offer, game: ShelfGame): boolean => game.curatedHot || offer.popularity.hot.has(game.code)
