import { engineGamesOf } from '../game-rows'

/** Slots of three reels and of 243 ways; their strips and prizes stand in `src/games/reels/reel-sets.ts`. */
export const reelGames = [
  engineGamesOf({ vendor: 'POMAR', category: 'RNG', classify: '', tints: ['magenta', 'lime', 'crimson'] }, [
    ['Pomar Três Rolos', 'slot-machine', ['cherries', 'lemon'], { engine: 'lines-3x3', theme: 'fruits' }, 'hot'],
  ]),
  engineGamesOf({ vendor: 'CORALIS', category: 'RNG', classify: '', tints: ['ocean', 'teal', 'sky'] }, [
    ['Tidal Ways', 'water-wave', ['tropical-fish', 'oyster'], { engine: 'ways-5x3', theme: 'ocean' }, 'hot'],
  ]),
  engineGamesOf({ vendor: 'PEPPERLANE', category: 'RNG', classify: '', tints: ['crimson', 'ember', 'amber'] }, [
    ['Red Bell Three', 'bell', ['cherries', 'star'], { engine: 'lines-3x3', theme: 'classic' }],
  ]),
  engineGamesOf({ vendor: 'SELVA9', category: 'RNG', classify: '', tints: ['emerald', 'lime', 'olive'] }, [
    ['Canopy Ways', 'deciduous-tree', ['hibiscus', 'banana'], { engine: 'ways-5x3', theme: 'jungle' }],
  ]),
  engineGamesOf({ vendor: 'LUMORA', category: 'RNG', classify: '', tints: ['violet', 'indigo', 'plum'] }, [
    ['Triple Facet', 'large-blue-diamond', ['gem-stone', 'ring'], { engine: 'lines-3x3', theme: 'gems' }],
  ]),
  engineGamesOf({ vendor: 'KUMIKO', category: 'RNG', classify: '', tints: ['ember', 'gold', 'crimson'] }, [
    ['Dragon Ways', 'dragon', ['coin', 'red-paper-lantern'], { engine: 'ways-5x3', theme: 'orient' }, 'new'],
  ]),
  engineGamesOf({ vendor: 'IRONBELL', category: 'RNG', classify: '', tints: ['bronze', 'amber', 'ember'] }, [
    ['Gold Rush Three', 'coin', ['money-bag', 'cactus'], { engine: 'lines-3x3', theme: 'frontier' }, 'new'],
  ]),
  engineGamesOf({ vendor: 'ORBITA7', category: 'RNG', classify: '', tints: ['indigo', 'midnight', 'sky'] }, [
    ['Orbit Ways', 'dizzy', ['comet', 'ringed-planet'], { engine: 'ways-5x3', theme: 'space' }],
  ]),
] as const
