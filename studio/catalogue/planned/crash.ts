import { plannedShelf } from '../shelf'

const companions = ['star', 'high-voltage', 'fire', 'comet', 'coin', 'gem-stone', 'cloud', 'glowing-star']

export const skyrise = plannedShelf(
  { vendor: 'SKYRISE', category: 'CRASH', classify: 'Crash', tints: ['violet', 'sky', 'magenta'], companions },
  [
    ['Rocket X', 'rocket', 'hot'],
    ['Balloon Brave', 'balloon', 'hot'],
    ['Paper Plane', 'airplane'],
    ['Parachute Point', 'parachute'],
    ['Phoenix Climb', 'phoenix', 'new'],
    ['Saucer Sprint', 'flying-saucer'],
    ['Helicopter High', 'helicopter'],
    ['Eagle Altitude', 'eagle'],
    ['Comet Chase', 'comet'],
    ['Kite 99', 'kite'],
  ],
)

export const voltarc = plannedShelf(
  { vendor: 'VOLTARC', category: 'CRASH', classify: 'Crash', tints: ['indigo', 'ember', 'teal'], companions },
  [
    ['Volt Line', 'high-voltage', 'hot'],
    ['Fuse', 'bomb'],
    ['Drift Limit', 'racing-car'],
    ['Volcano Verge', 'volcano'],
    ['Deep Dive', 'diving-mask'],
    ['Bull Run', 'ox', 'new'],
    ['Avalanche', 'snow-capped-mountain'],
    ['Tightrope', 'circus-tent'],
    ['Surf Break', 'person-surfing'],
    ['Bubble Burst', 'bubbles'],
  ],
)
