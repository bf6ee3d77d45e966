import { fishing } from '../../return/chance/fishing'
import { floorOf, fraction, isMore, times } from '../../return/fraction'
import type { Fraction } from '../../return/fraction'
import type { GameFigures, GameMaker } from '../playable'
import { plainStakes } from '../stakes'
import { fishingEngine } from './fishing-rules'
import type { FishingConfig } from './fishing-rules'

/** Payouts of the ten fish of a game, cheapest first; each divides 10,000, so that all fish have the same return. */
export const spreads = {
  calm: [2, 4, 5, 8, 10, 16, 20, 25, 40, 50],
  even: [2, 4, 5, 8, 10, 20, 40, 80, 200, 500],
  wild: [2, 5, 10, 16, 25, 50, 100, 250, 500, 1000],
} as const

/** Lowest return of all fish, from the function that the return command runs. */
const leastReturn = ({ fish, returnParts }: FishingConfig): Fraction => {
  const { main, bets = {} } = fishing.compute({ multipliers: fish.map(({ multiplier }) => multiplier), returnParts })
  return Object.values(bets).reduce((least, each) => (isMore(least, each) ? each : least), main)
}

/** Of one shot: the hit rate at the cheapest fish, the deviation over all of them in turn. */
const figuresOf = (config: FishingConfig): GameFigures => {
  const part = config.returnParts / 1_000_000
  const multipliers = config.fish.map(({ multiplier }) => multiplier)
  const average = multipliers.reduce((sum, multiplier) => sum + multiplier, 0) / multipliers.length
  return {
    rtpBp: Number(floorOf(times(leastReturn(config), fraction(10_000)))),
    hitRateBp: Math.floor((part * 10_000) / Math.min(...multipliers)),
    deviation: Math.round(Math.sqrt(part * average - part * part) * 100) / 100,
    maxWinX: Math.max(...multipliers),
  }
}

export const fishingGame: GameMaker = {
  iconsOf: ({ play }) =>
    play?.engine === 'fishing' ? Object.fromEntries(play.fish.map((icon) => [icon, icon])) : null,
  gameOf: (row) => {
    if (row.play?.engine !== 'fishing') return null
    const { fish, spread, returnBp } = row.play
    const config: FishingConfig = {
      engine: 'fishing@1',
      fish: fish.flatMap((icon, at) => {
        const multiplier = spreads[spread][at]
        return multiplier === undefined ? [] : [{ icon, multiplier }]
      }),
      returnParts: returnBp * 100,
      magazines: [10, 20, 50],
    }
    const rules = fishingEngine.gameOf(config)
    return rules && { row, rules, stakes: plainStakes, figures: () => figuresOf(config) }
  },
}
