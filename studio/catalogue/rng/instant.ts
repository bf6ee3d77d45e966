import type { MinesPlay, ScratchPlay } from '../play'
import { engineGamesOf } from '../game-rows'
import type { ThemeName } from '../themes'

const mines = (columns: number, rows: number, edgeBp: number, safe: string, mine: string): MinesPlay => ({
  engine: 'mines',
  columns,
  rows,
  edgeBp,
  safe,
  mine,
})

const scratch = (columns: number, rows: number, theme: ThemeName, run: ScratchPlay['run']): ScratchPlay => ({
  engine: 'scratch',
  columns,
  rows,
  theme,
  run,
})

/** Fields of mines and scratch tickets of vendors that are known for their slots. */
export const instantGames = [
  engineGamesOf({ vendor: 'LUMORA', category: 'RNG', classify: 'AC', tints: ['violet', 'indigo', 'plum'] }, [
    ['Prism Field', 'diamond-with-a-dot', ['gem-stone', 'bomb'], mines(5, 5, 200, 'gem-stone', 'bomb'), 'hot'],
  ]),
  engineGamesOf({ vendor: 'ORBITA7', category: 'RNG', classify: 'AC', tints: ['indigo', 'midnight', 'sky'] }, [
    ['Asteroid Sweep', 'rock', ['star', 'collision'], mines(5, 5, 100, 'star', 'collision')],
  ]),
  engineGamesOf({ vendor: 'IRONBELL', category: 'RNG', classify: 'AC', tints: ['bronze', 'amber', 'ember'] }, [
    ['Prospector Dig', 'pick', ['coin', 'bomb'], mines(6, 6, 300, 'coin', 'bomb')],
  ]),
  engineGamesOf({ vendor: 'SELVA9', category: 'RNG', classify: 'AC', tints: ['emerald', 'lime', 'olive'] }, [
    ['Trilha Segura', 'footprints', ['banana', 'snake'], mines(4, 5, 250, 'banana', 'snake'), 'new'],
  ]),
  engineGamesOf({ vendor: 'CORALIS', category: 'RNG', classify: 'AC', tints: ['ocean', 'teal', 'sky'] }, [
    ['Lagoon Secrets', 'lotus', ['spiral-shell', 'blowfish'], mines(4, 4, 200, 'spiral-shell', 'blowfish')],
  ]),
  engineGamesOf({ vendor: 'POMAR', category: 'RNG', classify: 'SC', tints: ['magenta', 'lime', 'crimson'] }, [
    ['Raspa Pomar', 'basket', ['cherries', 'lemon'], scratch(3, 3, 'fruits', 'calm'), 'hot'],
  ]),
  engineGamesOf({ vendor: 'KUMIKO', category: 'RNG', classify: 'SC', tints: ['ember', 'gold', 'crimson'] }, [
    ['Red Letter Scratch', 'love-letter', ['coin', 'red-paper-lantern'], scratch(3, 3, 'orient', 'even')],
  ]),
  engineGamesOf({ vendor: 'SUGARLOOM', category: 'RNG', classify: 'SC', tints: ['rose', 'magenta', 'sky'] }, [
    ['Candy Scratch', 'shopping-bags', ['candy', 'lollipop'], scratch(4, 3, 'sweets', 'calm')],
  ]),
  engineGamesOf({ vendor: 'NILORA', category: 'RNG', classify: 'SC', tints: ['gold', 'amber', 'bronze'] }, [
    ['Vault of Tickets', 'page-with-curl', ['scroll', 'coin'], scratch(4, 4, 'egypt', 'wild')],
  ]),
  engineGamesOf({ vendor: 'CARNAVIX', category: 'RNG', classify: 'SC', tints: ['plum', 'magenta', 'amber'] }, [
    ['Raspa Carnaval', 'clown-face', ['confetti-ball', 'drum'], scratch(3, 3, 'festival', 'wild'), 'new'],
  ]),
  engineGamesOf({ vendor: 'NORRVIND', category: 'RNG', classify: 'SC', tints: ['slate', 'sky', 'indigo'] }, [
    ['Rune Scratch', 'wood', ['shield', 'axe'], scratch(4, 3, 'norse', 'even')],
  ]),
  engineGamesOf({ vendor: 'PETALUNE', category: 'RNG', classify: 'SC', tints: ['lime', 'rose', 'emerald'] }, [
    ['Garden Ticket', 'label', ['tulip', 'blossom'], scratch(3, 2, 'garden', 'even')],
  ]),
] as const
