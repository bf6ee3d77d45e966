import type { BaccaratPlay, BlackjackPlay, DragonTigerPlay, RoulettePlay, SicBoPlay } from '../play'
import { tableGamesOf } from '../game-rows'

const companions = [
  'diamond-suit',
  'spade-suit',
  'heart-suit',
  'club-suit',
  'game-die',
  'coin',
  'crown',
  'clinking-glasses',
]

const baccarat = (decks: 6 | 8, banker: BaccaratPlay['banker'], bettingMs: number, pairPays = 11): BaccaratPlay => ({
  engine: 'baccarat',
  decks,
  banker,
  pairPays,
  bettingMs,
})
const roulette = (zeros: 1 | 2, bettingMs: number, laPartage = false): RoulettePlay => ({
  engine: 'roulette',
  zeros,
  laPartage,
  bettingMs,
})
/** Two cards of one suit are rarer with fewer decks, so that the table pays more for them. */
const dragonTiger = (decks: 6 | 8, bettingMs: number): DragonTigerPlay => ({
  engine: 'dragon-tiger',
  decks,
  tiePays: 11,
  suitedTiePays: decks === 8 ? 50 : 54,
  bettingMs,
})
const sicBo = (generous: SicBoPlay['generous'], bettingMs: number): SicBoPlay => ({
  engine: 'sic-bo',
  generous,
  bettingMs,
})

/** Defaults: 3 to 2, the dealer stands on every 17 and peeks for blackjack; a table lists its differences. */
const blackjack = (rules: Partial<BlackjackPlay> = {}): BlackjackPlay => ({
  engine: 'blackjack',
  blackjackPays: 150,
  dealerHitsSoft17: false,
  doubleOn: 'any',
  doubleAfterSplit: true,
  surrender: false,
  dealerPeeks: true,
  ...rules,
})

export const veritas = tableGamesOf(
  { vendor: 'VERITAS', category: 'LIVE', classify: 'TG', tints: ['ruby', 'gold', 'emerald'], companions },
  [
    ['Baccarat Salon One', 'spade-suit', baccarat(8, 'commission', 18_000), 'hot'],
    ['Roulette Serena', 'fleur-de-lis', roulette(1, 20_000, true), 'hot'],
    ['Blackjack Cobalt', 'club-suit', blackjack()],
    ['Dragon & Tiger Live', 'dragon-face', dragonTiger(8, 14_000)],
    ['Sic Bo Jade', 'game-die', sicBo('none', 18_000)],
    ['Velvet Baccarat', 'crown', baccarat(8, 'six-half', 16_000)],
    ['Roleta Brasileira', 'parrot', roulette(1, 18_000), 'new'],
    ['Blackjack Terrace', 'tumbler-glass', blackjack({ dealerHitsSoft17: true, surrender: true })],
    ['Speed Baccarat K', 'racing-car', baccarat(8, 'commission', 10_000)],
    ['Grand Salon Baccarat', 'couch-and-lamp', baccarat(6, 'commission', 20_000, 12)],
    ['Lotus Garden Roulette', 'lotus', roulette(1, 18_000)],
    ['Golden Wheel Hour', 'mantelpiece-clock', roulette(2, 18_000)],
    ['Casa de Cartas Baccarat', 'heart-suit', baccarat(6, 'six-half', 16_000)],
    ['Macau Moon Baccarat', 'full-moon', baccarat(8, 'commission', 16_000, 12)],
  ],
)

export const mesaViva = tableGamesOf(
  { vendor: 'MESAVIVA', category: 'LIVE', classify: 'TG', tints: ['emerald', 'crimson', 'indigo'], companions },
  [
    ['Mesa Baccarat', 'diamond-suit', baccarat(8, 'commission', 16_000), 'hot'],
    ['Roleta da Praia', 'beach-with-umbrella', roulette(1, 18_000)],
    ['Blackjack Ipê', 'evergreen-tree', blackjack({ surrender: true })],
    ['Football Roulette', 'soccer-ball', roulette(1, 16_000), 'new'],
    ['Baccarat Bossa', 'maracas', baccarat(6, 'commission', 16_000)],
    ['Tigre & Dragão', 'tiger-face', dragonTiger(8, 14_000)],
    ['Roulette Paulista', 'cityscape-at-dusk', roulette(2, 18_000)],
    ['Blackjack Noir', 'top-hat', blackjack({ doubleOn: '9-11' })],
    ['Sic Bo Lanterns', 'red-paper-lantern', sicBo('triples', 18_000)],
    ['Baccarat Squeeze', 'lemon', baccarat(8, 'six-half', 20_000)],
    ['Dragão do Sul', 'dragon', dragonTiger(6, 12_000)],
    ['Sic Bo Palace', 'classical-building', sicBo('totals', 18_000)],
    ['Dado Triplo', 'game-die', sicBo('none', 14_000)],
    ['Cabana Roulette', 'coconut', roulette(1, 20_000, true)],
  ],
)

export const altaMesa = tableGamesOf(
  { vendor: 'ALTAMESA', category: 'LIVE', classify: 'TG', tints: ['violet', 'bronze', 'royal'], companions },
  [
    ['High Table Baccarat', 'gem-stone', baccarat(8, 'commission', 20_000), 'hot'],
    ['Roulette Aurora', 'milky-way', roulette(1, 18_000)],
    ['Blackjack Penthouse', 'night-with-stars', blackjack({ dealerPeeks: false })],
    ['Emperor’s Sic Bo', 'mahjong-red-dragon', sicBo('totals', 20_000)],
    ['Dragon Tiger War Room', 'crossed-swords', dragonTiger(6, 14_000)],
    ['Diamond Roulette', 'rosette', roulette(1, 18_000, true), 'new'],
    ['Private Baccarat', 'locked-with-key', baccarat(6, 'six-half', 18_000)],
    ['Blackjack Opera', 'performing-arts', blackjack({ doubleOn: '10-11', doubleAfterSplit: false, surrender: true })],
    ['Sic Bo Boulevard', 'cityscape', sicBo('triples', 16_000)],
    ['Tango Roulette', 'rose', roulette(2, 16_000)],
    ['Silk Fan Baccarat', 'folding-hand-fan', baccarat(8, 'six-half', 16_000, 12)],
    ['Sapphire Blackjack', 'ring', blackjack({ dealerHitsSoft17: true })],
    ['Lounge Roulette', 'cocktail-glass', roulette(1, 16_000)],
    ['Royal Dragon Tiger', 'tiger', dragonTiger(8, 12_000)],
  ],
)
