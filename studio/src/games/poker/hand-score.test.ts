import fc from 'fast-check'
import { ranks } from '../../rules/deck'
import { bestScore, choices, kindOf, scoreOf } from './hand-score'
import type { DeckKind, HandKind } from './hand-score'

const full: DeckKind = { lowestRank: 0, flushBeatsFull: false }
const short: DeckKind = { lowestRank: 4, flushBeatsFull: true }
const suits = 'cdhs'
const cards = (text: string) =>
  text
    .split(' ')
    .map((each) => ranks.findIndex((rank) => rank === each.slice(0, -1)) * 4 + suits.indexOf(each.slice(-1)))

const descending: readonly [string, HandKind][] = [
  ['10s Js Qs Ks As', 'straightFlush'],
  ['Ah 2h 3h 4h 5h', 'straightFlush'],
  ['Ac Ad Ah As 2c', 'fourOfAKind'],
  ['Kc Kd Kh Ks Ac', 'fourOfAKind'],
  ['Ac Ad Ah Ks Kc', 'fullHouse'],
  ['2c 2d 2h As Ac', 'fullHouse'],
  ['As Ks Qs Js 9s', 'flush'],
  ['2s 3s 4s 5s 7s', 'flush'],
  ['10s Jd Qs Ks As', 'straight'],
  ['As 2d 3s 4s 5s', 'straight'],
  ['2c 2d 2h As Kc', 'threeOfAKind'],
  ['Kc Kd 2h 2s 3c', 'twoPair'],
  ['Kc Kd Ah Qs Jc', 'pair'],
  ['Kc Kd Ah Qs 10c', 'pair'],
  ['Ac Kd Qh Js 9c', 'highCard'],
]

test.each(descending)('%s is a %s', (hand, kind) => {
  expect(kindOf(scoreOf(cards(hand), full), full)).toBe(kind)
})

test('the list above is in the order of the hands', () => {
  const scores = descending.map(([hand]) => scoreOf(cards(hand), full))
  expect([...scores].sort((a, b) => b - a)).toEqual(scores)
})

test('with 36 cards a flush beats a full house, and an ace stands below the six', () => {
  const flush = scoreOf(cards('6s 7s 8s 9s Js'), short)
  expect(flush).toBeGreaterThan(scoreOf(cards('Ac Ad Ah Ks Kc'), short))
  expect(kindOf(flush, short)).toBe('flush')
  expect(kindOf(scoreOf(cards('As 6d 7s 8s 9s'), short), short)).toBe('straight')
  expect(kindOf(scoreOf(cards('As 6d 7s 8s 9s'), full), full)).toBe('highCard')
})

const deal = (count: number) => fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: count, maxLength: count })

test('seven cards are worth their best five', () => {
  fc.assert(
    fc.property(deal(7), fc.constantFrom(full, short), (seven, deck) => {
      const best = Math.max(...choices(seven, 5).map((five) => scoreOf(five, deck)))
      expect(scoreOf(seven, deck)).toBe(best)
    }),
  )
})

test('an Omaha hand takes two of its own cards and three of the board', () => {
  const board = cards('2s 5s 9s Ks 3d')
  expect(kindOf(bestScore(cards('As 4d 7c 8h'), board, full, 'two'), full)).toBe('straight')
  expect(kindOf(bestScore(cards('As 4d 7c 8h'), board, full, 'any'), full)).toBe('flush')
  fc.assert(
    fc.property(deal(9), (dealt) => {
      expect(bestScore(dealt.slice(0, 4), dealt.slice(4), full, 'two')).toBeLessThanOrEqual(scoreOf(dealt, full))
    }),
  )
})
