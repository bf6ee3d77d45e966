import type { PokerPlay } from '../play'
import { tableGamesOf } from '../game-rows'

const companions = ['spade-suit', 'heart-suit', 'diamond-suit', 'club-suit', 'coin', 'game-die', 'trophy', 'star']

const poker = (room: PokerPlay['room']): PokerPlay => ({ engine: 'poker', room })

export const riverNine = tableGamesOf(
  { vendor: 'RIVERNINE', category: 'PVP', classify: '', tints: ['royal', 'crimson', 'emerald'], companions },
  [
    ['River Hold’em', 'spade-suit', poker('river'), 'hot'],
    ['Bravo Hold’em', 'club-suit', poker('bravo'), 'hot'],
    ['Omaha Night', 'crescent-moon', poker('night')],
    ['Short Deck Sprint', 'joker', poker('sprint')],
    ['Royal Hold’em', 'crown', poker('crown')],
    ['Sit & Shine', 'trophy', poker('shine'), 'new'],
    ['Locked Heads-Up', 'locked-with-key', poker('locked')],
    ['Hearts Corner Poker', 'heart-suit', poker('corner')],
    ['Pineapple Poker', 'pineapple', poker('pineapple')],
    ['Wolf Pack Poker', 'wolf', poker('pack')],
  ],
)

export const aceField = tableGamesOf(
  { vendor: 'ACEFIELD', category: 'PVP', classify: '', tints: ['amber', 'plum', 'teal'], companions },
  [
    ['Red Dragon Heads-Up', 'mahjong-red-dragon', poker('duel'), 'hot'],
    ['Valley Omaha', 'mountain', poker('valley')],
    ['Short Deck District', 'game-die', poker('district')],
    ['Diamond Republic Poker', 'diamond-suit', poker('republic')],
    ['Tiger Pineapple', 'tiger-face', poker('tigers')],
    ['Checkmate Hold’em', 'chess-pawn', poker('checkmate'), 'new'],
    ['Big Bet Boulevard', '2nd-place-medal', poker('boulevard')],
    ['Gin & Aces Poker', 'cocktail-glass', poker('aces')],
    ['Elephant Palace Omaha', 'elephant', poker('elephant')],
    ['Flower Hall Pineapple', 'flower-playing-cards', poker('flowers')],
  ],
)
