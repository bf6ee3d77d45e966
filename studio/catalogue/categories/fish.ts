import type { FishingPlay } from '../play'
import { tableGamesOf } from '../game-rows'

const companions = ['tropical-fish', 'crab', 'blowfish', 'shrimp', 'spiral-shell', 'bubbles', 'coin', 'coral']

/** Cheapest first. The row's own picture is the tenth and dearest. */
const waters = {
  reef: ['shrimp', 'tropical-fish', 'fish', 'crab', 'blowfish', 'squid', 'lobster', 'octopus', 'turtle', 'dolphin'],
  deep: ['fish', 'squid', 'jellyfish', 'blowfish', 'octopus', 'seal', 'dolphin', 'shark', 'spouting-whale', 'whale'],
  shore: ['shrimp', 'spiral-shell', 'oyster', 'crab', 'duck', 'lobster', 'otter', 'turtle', 'seal', 'dolphin'],
  hunt: ['fish', 'tropical-fish', 'squid', 'blowfish', 'seal', 'turtle', 'dolphin', 'crocodile', 'shark', 'whale'],
  tale: ['spiral-shell', 'coral', 'oyster', 'jellyfish', 'octopus', 'turtle', 'merman', 'mermaid', 'dragon', 'whale'],
} as const

type FishRow = readonly [string, string, keyof typeof waters, FishingPlay['spread'], number, ('hot' | 'new')?]

const fishing = (rows: readonly FishRow[]) =>
  rows.map(([name, motif, water, spread, returnBp, mark]) => {
    const others = waters[water].filter((icon) => icon !== motif).slice(0, 9)
    const play: FishingPlay = { engine: 'fishing', fish: [...others, motif], spread, returnBp }
    return [name, motif, play, mark] as const
  })

export const anzol = tableGamesOf(
  { vendor: 'ANZOL', category: 'FISH', classify: 'AC', tints: ['ocean', 'emerald', 'royal'], companions },
  fishing([
    ['Golden Hook', 'fishing-pole', 'reef', 'even', 9600, 'hot'],
    ['Megalodon Hunt', 'shark', 'hunt', 'wild', 9600, 'hot'],
    ['Crab King Cannon', 'crab', 'shore', 'even', 9600],
    ['Clownfish Lagoon', 'tropical-fish', 'reef', 'calm', 9700],
    ['Dragon Turtle Deep', 'turtle', 'tale', 'wild', 9500],
    ['Abyss Squadron', 'squid', 'deep', 'wild', 9600, 'new'],
    ['Pesca Tropical', 'fish', 'reef', 'calm', 9600],
    ['Octo Arsenal', 'octopus', 'deep', 'even', 9600],
    ['Whale Watchers', 'whale', 'hunt', 'even', 9700],
    ['Pearl Divers', 'oyster', 'shore', 'calm', 9700],
    ['Lobster League', 'lobster', 'shore', 'even', 9500],
    ['Torpedo Bay', 'bomb', 'hunt', 'wild', 9600],
  ]),
)

export const reefire = tableGamesOf(
  { vendor: 'REEFIRE', category: 'FISH', classify: 'AC', tints: ['teal', 'indigo', 'ember'], companions },
  fishing([
    ['Reef on Fire', 'coral', 'reef', 'even', 9600, 'hot'],
    ['Electric Eel Storm', 'high-voltage', 'deep', 'wild', 9600],
    ['Puffer Barrage', 'blowfish', 'reef', 'calm', 9600],
    ['Treasure Trawlers', 'treasure-chest', 'tale', 'wild', 9500],
    ['Mermaid Militia', 'mermaid', 'tale', 'even', 9600],
    ['Jelly Blaster', 'jellyfish', 'deep', 'calm', 9600, 'new'],
    ['Harpoon Heroes', 'trident-emblem', 'hunt', 'even', 9600],
    ['Crocodile Creek', 'crocodile', 'shore', 'wild', 9600],
    ['Submarine Sonar', 'ship', 'deep', 'even', 9700],
    ['Phoenix of the Deep', 'phoenix', 'tale', 'wild', 9600],
    ['Dolphin Dash', 'dolphin', 'hunt', 'calm', 9700],
    ['Shrimp Swarm', 'shrimp', 'shore', 'calm', 9600],
  ]),
)
