import type { Entrant } from './event-config'

/** All people and places are invented. */
const places = {
  coast: ['Aurora', 'Rochamar', 'Solpoente', 'Vilarim', 'Castelvento', 'Marévia', 'Brumadal', 'Pontenova'],
  inland: ['Itamira', 'Lagoaçu', 'Tapereba', 'Candeia', 'Ouro Claro', 'Pedra Lisa', 'Vargem Alta', 'Jacarandá'],
}
const people = {
  court: ['L. Arvane', 'T. Okuro', 'M. Bellisar', 'K. Thornby', 'S. Ilvetti', 'R. Manduro', 'J. Valkren', 'D. Sorayu'],
  ring: [
    'Brisco Vane',
    'Otto Graal',
    'Ilan Ferro',
    'Duke Maroon',
    'Tavo Reyas',
    'Kenji Sorai',
    'Nilo Braga',
    'Rex Holm',
  ],
  board: [
    'Finn Arkady',
    'Nia Calvez',
    'Teo Marlin',
    'Koa Lanuki',
    'Iris Bonde',
    'Davi Praiano',
    'Mika Swell',
    'Zola Quay',
  ],
  oche: [
    'Gil Oxford',
    'Bram Teller',
    'Hew Kestrel',
    'Ned Farrow',
    'Rory Quint',
    'Abel Stone',
    'Max Dunley',
    'Ivo Prest',
  ],
  wheel: ['V. Astorini', 'H. Kallner', 'P. Rezende', 'S. Motoki', 'J. Whitlam', 'E. Dragan', 'L. Fontes', 'N. Brandt'],
}
const named = {
  stable: [
    'Copper Wind',
    'Lady Quartz',
    'Northern Oak',
    'Paper Moon',
    'Sir Tamarin',
    'Velvet Rain',
    'Wild Fennel',
    'Old Comet',
  ],
  squads: [
    'Nullbyte',
    'Violet Static',
    'Paper Tigers',
    'Ember Nine',
    'Ghost Orchard',
    'Blue Harbor',
    'Ironleaf',
    'Seven Lanterns',
  ],
  orders: [
    'Night Herons',
    'Glass Foxes',
    'Storm Anvil',
    'Pale Comets',
    'Sun Otters',
    'Ash Ravens',
    'Deep Signal',
    'Gold Thistle',
  ],
  handles: ['kaiju_88', 'moonpixel', 'zerolag', 'tofubolt', 'misterfade', 'lilcircuit', 'orbita', 'quietstorm'],
  crests: [
    'Red Comb',
    'Blue Spur',
    'Gold Plume',
    'White Tail',
    'Black Talon',
    'Green Crest',
    'Bronze Beak',
    'Silver Wing',
  ],
}
const rosters = { ...places, ...people, ...named }
export type RosterName = keyof typeof rosters

/** Strengths of the eight entrants of a roster, all different, so that odds differ between contests. */
const strengths = [112, 94, 104, 88, 120, 98, 108, 84] as const

/**
 * @param turn gives the strengths to other names, so that two games with one roster differ.
 * @param spread below 1 brings the strengths together, where many points would make the better side certain.
 */
export const entrantsOf = (roster: RosterName, turn: number, spread: number, suffix = ''): readonly Entrant[] =>
  rosters[roster].map((name, index) => ({
    name: suffix ? `${name} ${suffix}` : name,
    strength: 100 + Math.round(((strengths[(index + turn) % strengths.length] ?? 100) - 100) * spread),
  }))

/** Both sides of a duel are equal. */
export const equalsOf = (roster: RosterName): readonly Entrant[] =>
  rosters[roster].map((name) => ({ name, strength: 100 }))
