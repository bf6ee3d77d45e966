import type { Play } from '../play'
import { tableGamesOf } from '../game-rows'
import type { NamedRow, TableRow } from '../game-rows'

const play: Play = { engine: 'lottery' }
const playing = (rows: readonly NamedRow[]): readonly TableRow[] =>
  rows.map(([name, motif, mark]) => [name, motif, play, mark])

const companions = [
  'pool-8-ball',
  'ticket',
  'coin',
  'four-leaf-clover',
  'star',
  'admission-tickets',
  'glowing-star',
  'money-bag',
]

/** The three lottery codes are fixed by the wire contract (prize modes). */
export const lott = tableGamesOf(
  { vendor: 'LOTT', category: 'LOTT', classify: '', tints: ['crimson', 'gold', 'violet'], companions },
  playing([
    ['Daily Three', '3rd-place-medal', 'hot'],
    ['Lucky Five', 'star'],
    ['Mega Sunday', 'sun-with-face'],
    ['Clover Six', 'four-leaf-clover'],
    ['Eight Ball Draw', 'pool-8-ball'],
    ['Happy Numbers', 'abacus'],
    ['Gold Ticket', 'ticket', 'new'],
    ['Dice Three', 'game-die'],
    ['Pearl Keno', 'oyster'],
    ['Dragon Keno', 'dragon'],
    ['Turbo Minute', 'stopwatch'],
    ['Rainbow Draw', 'rainbow'],
  ]),
)

export const seaLottery = tableGamesOf(
  { vendor: 'TCG_SEA', category: 'LOTT', classify: '', tints: ['teal', 'ember', 'royal'], companions },
  playing([
    ['Siam Morning', 'elephant', 'hot'],
    ['Mekong Four', 'water-wave'],
    ['Lotus Draw', 'lotus'],
    ['Bay of Pearls', 'sailboat'],
    ['Temple Two', 'hindu-temple'],
    ['Monsoon Six', 'umbrella-with-rain-drops'],
    ['Night Market', 'red-paper-lantern', 'new'],
    ['Orchid Lotto', 'hibiscus'],
    ['Mango Mini', 'mango'],
    ['Tiger Toto', 'tiger-face'],
    ['Island Hourly', 'desert-island'],
    ['Tuk-Tuk Quick', 'auto-rickshaw'],
  ]),
)

export const lottoVn = tableGamesOf(
  { vendor: 'TCG_LOTTO_VN', category: 'ELOTT', classify: '', tints: ['gold', 'crimson', 'emerald'], companions },
  playing([
    ['Northern Draw', 'mountain', 'hot'],
    ['Central Draw', 'classical-building'],
    ['Southern Draw', 'palm-tree'],
    ['Ha Noi Quick', 'motor-scooter'],
    ['Saigon Seven', 'night-with-stars', 'new'],
    ['Hue Imperial', 'crown'],
    ['Da Nang Dragon', 'dragon-face'],
    ['Ha Long Pearls', 'gem-stone'],
    ['Lantern Hoi An', 'red-paper-lantern'],
    ['Rice Field Two', 'sheaf-of-rice'],
    ['Bamboo Three', 'pine-decoration'],
    ['Phoenix Four', 'phoenix'],
    ['Mekong Minute', 'stopwatch'],
    ['Golden Carp', 'carp-streamer'],
  ]),
)
