import type { PokerRoom } from '../../../catalogue/play'
import type { PokerConfig } from './poker-config'

const holdem: PokerConfig = {
  engine: 'poker@1',
  bots: 3,
  lowestRank: 0,
  flushBeatsFull: false,
  holeCards: 2,
  use: 'any',
  discard: 'none',
  smallBet: 1,
  bigBet: 2,
  maxRaises: 3,
  rakeBp: 400,
  callPoints: 6,
  raisePoints: 9,
}
const shortDeck: PokerConfig = { ...holdem, lowestRank: 4, flushBeatsFull: true, callPoints: 8, raisePoints: 11 }
const royal: PokerConfig = { ...holdem, lowestRank: 8, callPoints: 10, raisePoints: 14 }
const omaha: PokerConfig = { ...holdem, holeCards: 4, use: 'two', callPoints: 9, raisePoints: 12 }
const pineapple: PokerConfig = { ...holdem, holeCards: 3, discard: 'before-flop', callPoints: 8, raisePoints: 11 }

/** Configuration of each table of the poker rows. */
export const pokerRooms: Readonly<Record<PokerRoom, PokerConfig>> = {
  river: holdem,
  bravo: { ...holdem, bots: 5 },
  night: { ...omaha, bots: 2 },
  sprint: shortDeck,
  crown: { ...royal, bots: 2 },
  shine: { ...holdem, bots: 2 },
  locked: { ...holdem, bots: 1, maxRaises: 4 },
  corner: { ...holdem, bots: 4 },
  pineapple,
  pack: { ...holdem, bots: 5, maxRaises: 4, callPoints: 5, raisePoints: 8 },
  duel: { ...shortDeck, bots: 1, maxRaises: 4 },
  valley: omaha,
  district: { ...shortDeck, bots: 4 },
  republic: { ...holdem, bots: 2, smallBet: 2, bigBet: 4 },
  tigers: { ...pineapple, discard: 'after-flop' },
  checkmate: { ...holdem, bots: 1, callPoints: 7, raisePoints: 10 },
  boulevard: { ...holdem, smallBet: 2, bigBet: 4 },
  aces: { ...shortDeck, lowestRank: 5, bots: 2, callPoints: 9, raisePoints: 12 },
  elephant: { ...omaha, holeCards: 5, bots: 2, callPoints: 10, raisePoints: 13 },
  flowers: { ...pineapple, bots: 4 },
}
