import { games } from '../../catalogue/index'
import type { CatalogueGame } from '../../catalogue/index'
import { blackjackGame } from './blackjack/blackjack-game'
import { fishingGame } from './fishing/fishing-game'
import { eventGame } from './event/event-game'
import { lotteryGame } from './lottery/lottery-game'
import type { GameMaker, Playable } from './playable'
import { pokerGame } from './poker/poker-game'
import { minesGame } from './mines/mines-game'
import { lines3x3Game, ways5x3Game } from './reels/reel-game'
import { scratchGame } from './scratch/scratch-game'
import { slotGame } from './slot/slot-game'
import { tableGames } from './table-games'
import { videoPokerGame } from './video-poker/video-poker-game'

const makers: readonly GameMaker[] = [
  ...[slotGame, lines3x3Game, ways5x3Game, minesGame, scratchGame],
  ...[videoPokerGame, blackjackGame, pokerGame, fishingGame],
  ...tableGames,
  ...[eventGame, lotteryGame],
]

const firstOf = <T>(read: (maker: GameMaker) => T | null): T | null => {
  for (const maker of makers) {
    const found = read(maker)
    if (found !== null) return found
  }
  return null
}

const byCode = new Map(games.map((game) => [game.gameCode, game]))
const made = new Map<string, Playable>()

/** Pictures that a row's game draws; null for a row without an engine. */
export const iconsOf = (row: CatalogueGame): Readonly<Record<string, string>> | null =>
  firstOf((maker) => maker.iconsOf(row))

/** Game of a code, or null when the catalogue has none. Built once per process. */
export const gameOf = (gameCode: string): Playable | null => {
  const known = made.get(gameCode)
  if (known) return known
  const row = byCode.get(gameCode)
  const playable = row ? firstOf((maker) => maker.gameOf(row)) : null
  if (playable) made.set(gameCode, playable)
  return playable
}
