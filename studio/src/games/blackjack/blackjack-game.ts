import { floorOf, fraction, times } from '../../return/fraction'
import type { GameFigures, GameMaker } from '../playable'
import { plainStakes } from '../stakes'
import { blackjackReturn } from './blackjack-figures'
import { blackjackEngine } from './blackjack-rules'
import type { BlackjackConfig } from './blackjack-rules'

/** Measured over 400,000 rounds of basic strategy; half a stake back counts as paid. */
const measured = { plain: { hitRateBp: 5226, deviation: 1.15 }, surrender: { hitRateBp: 5548, deviation: 1.14 } }

const figuresOf = (config: BlackjackConfig): GameFigures => ({
  rtpBp: Number(floorOf(times(blackjackReturn(config), fraction(10_000)))),
  ...(config.surrender ? measured.surrender : measured.plain),
  // Two split hands, each doubled where that is allowed, win as much as they stake.
  maxWinX: config.split ? (config.doubleAfterSplit ? 8 : 4) : 4,
})

export const blackjackGame: GameMaker = {
  iconsOf: ({ play }) => (play?.engine === 'blackjack' ? {} : null),
  gameOf: (row) => {
    if (row.play?.engine !== 'blackjack') return null
    const config: BlackjackConfig = { ...row.play, engine: 'blackjack@1', split: true, hitSplitAces: false }
    const rules = blackjackEngine.gameOf(config)
    return rules && { row, rules, stakes: plainStakes, figures: () => figuresOf(config) }
  },
}
