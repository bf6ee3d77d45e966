import type { CrashPlay } from '../play'
import { tableGamesOf } from '../game-rows'

const companions = ['star', 'high-voltage', 'fire', 'comet', 'coin', 'gem-stone', 'cloud', 'glowing-star']

const crash = (
  scene: CrashPlay['scene'],
  edgeBp: number,
  growthPerSecond: number,
  cap: number,
  bettingMs = 7000,
): CrashPlay => ({ engine: 'crash', scene, edgeBp, growthPerSecond, cap, bettingMs })

export const skyrise = tableGamesOf(
  { vendor: 'SKYRISE', category: 'CRASH', classify: 'Crash', tints: ['violet', 'sky', 'magenta'], companions },
  [
    ['Rocket X', 'rocket', crash('space', 300, 0.09, 1000), 'hot'],
    ['Balloon Brave', 'balloon', crash('sky', 250, 0.07, 500), 'hot'],
    ['Paper Plane', 'airplane', crash('sky', 300, 0.085, 1000)],
    ['Parachute Point', 'parachute', crash('sky', 350, 0.08, 500, 8000)],
    ['Phoenix Climb', 'phoenix', crash('storm', 300, 0.1, 2000), 'new'],
    ['Saucer Sprint', 'flying-saucer', crash('space', 300, 0.13, 1000, 6000)],
    ['Helicopter High', 'helicopter', crash('sky', 200, 0.075, 500)],
    ['Eagle Altitude', 'eagle', crash('land', 300, 0.08, 1000)],
    ['Comet Chase', 'comet', crash('space', 400, 0.12, 5000)],
    ['Kite 99', 'kite', crash('sky', 100, 0.065, 99, 8000)],
  ],
)

export const voltarc = tableGamesOf(
  { vendor: 'VOLTARC', category: 'CRASH', classify: 'Crash', tints: ['indigo', 'ember', 'teal'], companions },
  [
    ['Volt Line', 'high-voltage', crash('storm', 300, 0.12, 1000, 6000), 'hot'],
    ['Fuse', 'bomb', crash('land', 350, 0.14, 500, 6000)],
    ['Drift Limit', 'racing-car', crash('land', 300, 0.13, 1000)],
    ['Volcano Verge', 'volcano', crash('land', 400, 0.1, 3000)],
    ['Deep Dive', 'diving-mask', crash('deep', 300, 0.08, 1000)],
    ['Bull Run', 'ox', crash('land', 250, 0.09, 1000), 'new'],
    ['Avalanche', 'snow-capped-mountain', crash('storm', 300, 0.11, 1000)],
    ['Tightrope', 'circus-tent', crash('sky', 200, 0.07, 300, 8000)],
    ['Surf Break', 'person-surfing', crash('sea', 300, 0.085, 500)],
    ['Bubble Burst', 'bubbles', crash('sea', 150, 0.075, 200)],
  ],
)
