import type { Play } from '../play'
import { tableGamesOf } from '../game-rows'
import type { NamedRow, TableRow } from '../game-rows'

const play: Play = { engine: 'event' }
const playing = (rows: readonly NamedRow[]): readonly TableRow[] =>
  rows.map(([name, motif, mark]) => [name, motif, play, mark])

const ball = [
  'soccer-ball',
  'trophy',
  'stopwatch',
  '1st-place-medal',
  'star',
  'sports-medal',
  'running-shoe',
  'chequered-flag',
]
const pad = ['joystick', 'video-game', 'trophy', 'high-voltage', 'headphone', 'keyboard', 'crossed-swords', 'gem-stone']

export const arenum = tableGamesOf(
  { vendor: 'ARENUM', category: 'SPORTS', classify: '', tints: ['emerald', 'royal', 'ember'], companions: ball },
  playing([
    ['Arenum Football', 'soccer-ball', 'hot'],
    ['Arenum Basket', 'basketball'],
    ['Arenum Tennis', 'tennis'],
    ['Arenum Volley', 'volleyball'],
    ['Arenum Boxing', 'boxing-glove'],
    ['Arenum Motors', 'racing-car'],
    ['Arenum Baseball', 'baseball'],
    ['Arenum Ice Hockey', 'ice-hockey'],
  ]),
)

export const linhaSete = tableGamesOf(
  { vendor: 'LINHA7', category: 'SPORTS', classify: '', tints: ['lime', 'indigo', 'crimson'], companions: ball },
  playing([
    ['Linha Futebol', 'stadium', 'hot'],
    ['Linha Copa', 'trophy'],
    ['Linha Rugby', 'rugby-football'],
    ['Linha Cricket', 'cricket-game'],
    ['Linha Darts', 'bullseye'],
    ['Linha Table Tennis', 'ping-pong'],
    ['Linha Turf', 'horse-racing'],
    ['Linha Surf', 'person-surfing'],
  ]),
)

/** The three e-sport codes are fixed by the wire contract (known values). */
export const imes = tableGamesOf(
  { vendor: 'IMES', category: 'ESPORTS', classify: '', tints: ['indigo', 'magenta', 'teal'], companions: pad },
  playing([
    ['Impulse Five vs Five', 'crossed-swords', 'hot'],
    ['Impulse Shooter Cup', 'bullseye'],
    ['Impulse Drift Series', 'racing-car'],
    ['Impulse Fighters', 'boxing-glove'],
    ['Impulse Card Clash', 'joker'],
    ['Impulse Pixel Football', 'soccer-ball'],
    ['Impulse Retro League', 'alien-monster'],
  ]),
)

export const tacticFront = tableGamesOf(
  { vendor: 'TF', category: 'ESPORTS', classify: '', tints: ['slate', 'crimson', 'violet'], companions: pad },
  playing([
    ['Tactic Front Majors', 'military-helmet', 'hot'],
    ['Tactic Front Royale', 'parachute'],
    ['Tactic Front Arena', 'shield'],
    ['Tactic Front Mechs', 'robot'],
    ['Tactic Front Strategy', 'chess-pawn'],
    ['Tactic Front Racing', 'motorcycle'],
    ['Tactic Front Mobile', 'video-game'],
  ]),
)

export const ironArena = tableGamesOf(
  { vendor: 'IA', category: 'ESPORTS', classify: '', tints: ['ember', 'royal', 'plum'], companions: pad },
  playing([
    ['Iron Arena Legends', 'dragon', 'hot'],
    ['Iron Arena Blades', 'dagger'],
    ['Iron Arena Hoops', 'basketball'],
    ['Iron Arena Rockets', 'rocket'],
    ['Iron Arena Heroes', 'superhero'],
    ['Iron Arena Ninjas', 'ninja'],
    ['Iron Arena Speedrun', 'stopwatch'],
  ]),
)

/** The cockfight code is fixed by the wire contract; the motifs stay heraldic. */
export const svArena = tableGamesOf(
  {
    vendor: 'SV3',
    category: 'COCKFIGHT',
    classify: '',
    tints: ['ember', 'gold', 'crimson'],
    companions: ['feather', 'egg', 'ear-of-corn', 'trophy', 'coin', 'sheaf-of-rice'],
  },
  playing([
    ['SV Red Comb', 'rooster'],
    ['SV Golden Feather', 'feather'],
    ['SV Sunrise Hall', 'sunrise'],
    ['SV Champion Yard', 'trophy'],
    ['SV Village Final', 'hatching-chick'],
  ]),
)
