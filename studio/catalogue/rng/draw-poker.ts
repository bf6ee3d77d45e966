import type { VideoPokerPlay } from '../play'
import { engineGamesOf } from '../game-rows'

const draw = (table: VideoPokerPlay['table']): VideoPokerPlay => ({ engine: 'video-poker', table })

/** Machines of five-card draw, each with its own pay table, of vendors that are known for their slots. */
export const drawPokerGames = [
  engineGamesOf({ vendor: 'IRONBELL', category: 'RNG', classify: 'VP', tints: ['bronze', 'amber', 'ember'] }, [
    ['Saloon Jacks or Better', 'cowboy-hat-face', ['spade-suit', 'coin'], draw('jacksOrBetter'), 'hot'],
  ]),
  engineGamesOf({ vendor: 'LUMORA', category: 'RNG', classify: 'VP', tints: ['violet', 'indigo', 'plum'] }, [
    ['Neon Tens or Better', 'keycap-10', ['diamond-suit', 'star'], draw('tensOrBetter')],
  ]),
  engineGamesOf({ vendor: 'CORALIS', category: 'RNG', classify: 'VP', tints: ['ocean', 'teal', 'sky'] }, [
    ['Harbour Bonus Poker', 'ferry', ['club-suit', 'coin'], draw('bonus')],
  ]),
  engineGamesOf({ vendor: 'MYTHWEAVE', category: 'RNG', classify: 'VP', tints: ['midnight', 'plum', 'royal'] }, [
    ['Twin Moons Double Bonus', 'last-quarter-moon-face', ['heart-suit', 'star'], draw('doubleBonus')],
  ]),
  engineGamesOf({ vendor: 'NILORA', category: 'RNG', classify: 'VP', tints: ['gold', 'amber', 'bronze'] }, [
    ['Pharaoh Double Double', 'peacock', ['spade-suit', 'coin'], draw('doubleDoubleBonus'), 'new'],
  ]),
] as const
