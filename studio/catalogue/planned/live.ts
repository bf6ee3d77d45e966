import { plannedShelf } from '../shelf'

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

export const veritas = plannedShelf(
  { vendor: 'VERITAS', category: 'LIVE', classify: 'TG', tints: ['ruby', 'gold', 'emerald'], companions },
  [
    ['Baccarat Salon One', 'spade-suit', 'hot'],
    ['Roulette Serena', 'fleur-de-lis', 'hot'],
    ['Blackjack Cobalt', 'club-suit'],
    ['Dragon & Tiger Live', 'dragon-face'],
    ['Sic Bo Jade', 'game-die'],
    ['Velvet Baccarat', 'crown'],
    ['Roleta Brasileira', 'parrot', 'new'],
    ['Blackjack Terrace', 'tumbler-glass'],
    ['Speed Baccarat K', 'racing-car'],
    ['Grand Salon Poker', 'joker'],
    ['Andar Garden', 'lotus'],
    ['Golden Wheel Hour', 'mantelpiece-clock'],
    ['Casa de Cartas', 'heart-suit'],
    ['Macau Moon Baccarat', 'full-moon'],
  ],
)

export const mesaViva = plannedShelf(
  { vendor: 'MESAVIVA', category: 'LIVE', classify: 'TG', tints: ['emerald', 'crimson', 'indigo'], companions },
  [
    ['Mesa Baccarat', 'diamond-suit', 'hot'],
    ['Roleta da Praia', 'beach-with-umbrella'],
    ['Blackjack Ipê', 'evergreen-tree'],
    ['Football Table', 'soccer-ball', 'new'],
    ['Bac Bo Bossa', 'maracas'],
    ['Tigre & Dragão', 'tiger-face'],
    ['Roulette Paulista', 'cityscape-at-dusk'],
    ['Blackjack Noir', 'top-hat'],
    ['Fan Tan Lanterns', 'red-paper-lantern'],
    ['Baccarat Squeeze', 'lemon'],
    ['Casino Hold’em Sul', 'spade-suit'],
    ['Teen Patti Palace', 'classical-building'],
    ['Dado Duplo', 'game-die'],
    ['Cabana Roulette', 'coconut'],
  ],
)

export const altaMesa = plannedShelf(
  { vendor: 'ALTAMESA', category: 'LIVE', classify: 'TG', tints: ['violet', 'bronze', 'royal'], companions },
  [
    ['High Table Baccarat', 'gem-stone', 'hot'],
    ['Roulette Aurora', 'milky-way'],
    ['Blackjack Penthouse', 'night-with-stars'],
    ['Emperor’s Sic Bo', 'mahjong-red-dragon'],
    ['Casino War Room', 'crossed-swords'],
    ['Diamond Roulette', 'rosette', 'new'],
    ['Private Baccarat', 'locked-with-key'],
    ['Blackjack Opera', 'performing-arts'],
    ['Craps Boulevard', 'cityscape'],
    ['Three Card Tango', 'rose'],
    ['Silk Fan Baccarat', 'folding-hand-fan'],
    ['Sapphire Blackjack', 'ring'],
    ['Lounge Roulette', 'cocktail-glass'],
    ['Royal Red Dog', 'guide-dog'],
  ],
)
