import { jacksOrBetter } from '../../return/cards/video-poker'
import type { VideoPokerConfig } from './video-poker-rules'

type PayTable = {
  readonly pays: VideoPokerConfig['pays']
  /** Return of best play in hundred-thousandths, rounded down; computed by `npm run rtp`, which takes seconds. */
  readonly returned: number
  /** Of the same play: hands that are paid, and the deviation of a round in stakes. */
  readonly hitRateBp: number
  readonly deviation: number
}

/** One coin of five; the names are those by which players know the tables. */
export const payTables = {
  jacksOrBetter: { pays: jacksOrBetter, returned: 99543, hitRateBp: 4545, deviation: 4.42 },
  tensOrBetter: {
    pays: {
      royalFlush: 800,
      straightFlush: 50,
      fourOfAKind: 25,
      fullHouse: 6,
      flush: 5,
      straight: 4,
      threeOfAKind: 3,
      twoPair: 2,
      tensOrBetter: 1,
    },
    returned: 99138,
    hitRateBp: 4945,
    deviation: 4.42,
  },
  bonus: {
    pays: {
      royalFlush: 800,
      straightFlush: 50,
      fourAces: 80,
      fourTwosToFours: 40,
      fourOfAKind: 25,
      fullHouse: 8,
      flush: 5,
      straight: 4,
      threeOfAKind: 3,
      twoPair: 2,
      jacksOrBetter: 1,
    },
    returned: 99165,
    hitRateBp: 4551,
    deviation: 4.57,
  },
  doubleBonus: {
    pays: {
      royalFlush: 800,
      straightFlush: 50,
      fourAces: 160,
      fourTwosToFours: 80,
      fourOfAKind: 50,
      fullHouse: 9,
      flush: 6,
      straight: 5,
      threeOfAKind: 3,
      twoPair: 1,
      jacksOrBetter: 1,
    },
    returned: 97806,
    hitRateBp: 4449,
    deviation: 5.55,
  },
  doubleDoubleBonus: {
    pays: {
      royalFlush: 800,
      straightFlush: 50,
      fourAcesWithLowKicker: 400,
      fourAces: 160,
      fourTwosToFoursWithLowKicker: 160,
      fourTwosToFours: 80,
      fourOfAKind: 50,
      fullHouse: 9,
      flush: 6,
      straight: 4,
      threeOfAKind: 3,
      twoPair: 1,
      jacksOrBetter: 1,
    },
    returned: 98980,
    hitRateBp: 4471,
    deviation: 6.48,
  },
} as const satisfies Record<string, PayTable>
