import type { GameMaker } from '../playable'
import { plainStakes } from '../stakes'
import type { PokerConfig } from './poker-config'
import { pokerRooms } from './poker-rooms'
import { pokerEngine } from './poker-rules'
import { roomFigures, simulationSeed } from './room-figures'

const botPictures = ['fox', 'owl', 'bear', 'panda', 'raccoon'] as const

/** In antes: two rounds of small bets and two of big ones, each raised as often as it can be. */
const mostStaked = ({ smallBet, bigBet, maxRaises }: PokerConfig): number => 1 + 2 * maxRaises * (smallBet + bigBet)

/** Highest win in antes: all seats put in the maximum, the player wins it, less the rake. */
const mostWon = (config: PokerConfig): number =>
  Math.floor(((config.bots + 1) * mostStaked(config) * (10_000 - config.rakeBp)) / 100) / 100

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
          mostStakes: mostStaked(config),
          simulated: { lowBp, highBp, rounds: hands, seed: simulationSeed },
        }),
      }
    )
  },
}
