import { plannedShelf } from '../shelf'

const companions = ['spade-suit', 'heart-suit', 'diamond-suit', 'club-suit', 'coin', 'game-die', 'trophy', 'star']

export const riverNine = plannedShelf(
  { vendor: 'RIVERNINE', category: 'PVP', classify: '', tints: ['royal', 'crimson', 'emerald'], companions },
  [
    ['River Hold’em', 'spade-suit', 'hot'],
    ['Truco Bravo', 'club-suit', 'hot'],
    ['Omaha Night', 'crescent-moon'],
    ['Short Deck Sprint', 'joker'],
    ['Buraco Real', 'crown'],
    ['Sit & Shine', 'trophy', 'new'],
    ['Tranca Club', 'locked-with-key'],
    ['Cacheta Corner', 'heart-suit'],
    ['Pineapple Poker', 'pineapple'],
    ['Wolf Pack Poker', 'wolf'],
  ],
)

export const aceField = plannedShelf(
  { vendor: 'ACEFIELD', category: 'PVP', classify: '', tints: ['amber', 'plum', 'teal'], companions },
  [
    ['Mahjong Duel', 'mahjong-red-dragon', 'hot'],
    ['Dou Dizhu Valley', 'mountain'],
    ['Domino District', 'game-die'],
    ['Rummy Republic', 'diamond-suit'],
    ['Thirteen Tigers', 'tiger-face'],
    ['Checkmate Arena', 'chess-pawn', 'new'],
    ['Big Two Boulevard', '2nd-place-medal'],
    ['Gin & Aces', 'cocktail-glass'],
    ['Pok Deng Palace', 'elephant'],
    ['Hanafuda Hall', 'flower-playing-cards'],
  ],
)
