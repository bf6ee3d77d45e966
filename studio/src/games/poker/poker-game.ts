import type { GameMaker } from '../playable'
import { plainStakes } from '../stakes'
import type { PokerConfig } from './poker-config'
import { pokerRooms } from './poker-rooms'
import { pokerEngine } from './poker-rules'
import { roomFigures, simulationSeed } from './room-figures'

const botPictures = ['fox', 'owl', 'bear', 'panda', 'raccoon'] as const

/** Everybody puts in all that the bets allow, and the player wins it; in antes, the house's part taken off. */
export const mostWon = ({ bots, smallBet, bigBet, maxRaises, rakeBp }: PokerConfig): number =>
  Math.floor(((bots + 1) * (1 + 2 * maxRaises * (smallBet + bigBet)) * (10_000 - rakeBp)) / 100) / 100

export const pokerGame: GameMaker = {
  iconsOf: ({ play }) =>
    play?.engine === 'poker'
      ? Object.fromEntries(
          botPictures.slice(0, pokerRooms[play.room].bots).map((picture, at) => [`bot${at + 1}`, picture]),
        )
      : null,
  gameOf: (row) => {
    if (row.play?.engine !== 'poker') return null
    const config = pokerRooms[row.play.room]
    const rules = pokerEngine.gameOf(config)
    const { lowBp, highBp, hands, ...figures } = roomFigures[row.play.room]
    return (
      rules && {
        row,
        rules,
        stakes: plainStakes,
        figures: () => ({
          ...figures,
          maxWinX: mostWon(config),
          simulated: { lowBp, highBp, rounds: hands, seed: simulationSeed },
        }),
      }
    )
  },
}
