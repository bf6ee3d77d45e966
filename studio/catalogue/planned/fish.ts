import { plannedShelf } from '../shelf'

const companions = ['tropical-fish', 'crab', 'blowfish', 'shrimp', 'spiral-shell', 'bubbles', 'coin', 'coral']

export const anzol = plannedShelf(
  { vendor: 'ANZOL', category: 'FISH', classify: 'AC', tints: ['ocean', 'emerald', 'royal'], companions },
  [
    ['Golden Hook', 'fishing-pole', 'hot'],
    ['Megalodon Hunt', 'shark', 'hot'],
    ['Crab King Cannon', 'crab'],
    ['Clownfish Lagoon', 'tropical-fish'],
    ['Dragon Turtle Deep', 'turtle'],
    ['Abyss Squadron', 'squid', 'new'],
    ['Pesca Tropical', 'fish'],
    ['Octo Arsenal', 'octopus'],
    ['Whale Watchers', 'whale'],
    ['Pearl Divers', 'oyster'],
    ['Lobster League', 'lobster'],
    ['Torpedo Bay', 'bomb'],
  ],
)

export const reefire = plannedShelf(
  { vendor: 'REEFIRE', category: 'FISH', classify: 'AC', tints: ['teal', 'indigo', 'ember'], companions },
  [
    ['Reef on Fire', 'coral', 'hot'],
    ['Electric Eel Storm', 'high-voltage'],
    ['Puffer Barrage', 'blowfish'],
    ['Treasure Trawlers', 'treasure-chest'],
    ['Mermaid Militia', 'mermaid'],
    ['Jelly Blaster', 'jellyfish', 'new'],
    ['Harpoon Heroes', 'trident-emblem'],
    ['Crocodile Creek', 'crocodile'],
    ['Submarine Sonar', 'ship'],
    ['Phoenix of the Deep', 'phoenix'],
    ['Dolphin Dash', 'dolphin'],
    ['Shrimp Swarm', 'shrimp'],
  ],
)
