import { floorOf, fraction, times } from '../../return/fraction'
import type { GameFigures, GameMaker } from '../playable'
import { plainStakes } from '../stakes'
import { blackjackReturn } from './blackjack-figures'
import { blackjackEngine } from './blackjack-rules'
import type { BlackjackConfig } from './blackjack-rules'

/** Half a stake back counts as paid. */
const figuresOf = (config: BlackjackConfig): GameFigures => {
  const { main, spread } = blackjackReturn(config)
  return {
    rtpBp: Number(floorOf(times(main, fraction(10_000)))),
    hitRateBp: Math.floor((spread?.hitRate ?? 0) * 10_000),
    deviation: Math.round((spread?.deviation ?? 0) * 100) / 100,
    // Two split hands, each doubled where that is allowed, win as much as they stake.
    maxWinX: config.split ? (config.doubleAfterSplit ? 8 : 4) : 4,
    mostStakes: config.split && config.doubleAfterSplit ? 4 : 2,
  }
}

export const blackjackGame: GameMaker = {
  iconsOf: ({ play }) => (play?.engine === 'blackjack' ? {} : null),
  gameOf: (row) => {
    if (row.play?.engine !== 'blackjack') return null
    const config: BlackjackConfig = { ...row.play, engine: 'blackjack@1', split: true, hitSplitAces: false }
    const rules = blackjackEngine.gameOf(config)
    return rules && { row, rules, stakes: plainStakes, figures: () => figuresOf(config) }
  },
}
