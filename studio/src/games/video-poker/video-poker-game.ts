import type { GameMaker } from '../playable'
import { plainStakes } from '../stakes'
import { payTables } from './pay-tables'
import { videoPokerEngine } from './video-poker-rules'

export const videoPokerGame: GameMaker = {
  iconsOf: ({ play }) => (play?.engine === 'video-poker' ? {} : null),
  gameOf: (row) => {
    if (row.play?.engine !== 'video-poker') return null
    const { pays, returned, hitRateBp, deviation } = payTables[row.play.table]
    const rules = videoPokerEngine.gameOf({ engine: 'video-poker@1', pays })
    return (
      rules && {
        row,
        rules,
        stakes: plainStakes,
        figures: () => ({ rtpBp: Math.floor(returned / 10), hitRateBp, deviation, maxWinX: pays.royalFlush }),
      }
    )
  },
}
