import fc from 'fast-check'
import { seedWords, unbiasedDraw } from '../fairness/outcome'
import { cardsOf, rankOf, shuffled, suitOf } from './deck'

it('counts every card of every deck once', () => {
  const cards = cardsOf(6).map((card) => `${rankOf(card)} of ${suitOf(card)}`)
  expect(cards.length).toBe(312)
  expect(new Set(cards).size).toBe(52)
  expect(cards.filter((card) => card === 'A of spades').length).toBe(6)
})

it('shuffling keeps all cards, and the same seeds give the same order', () => {
  const order = (serverSeed: string, decks: number) =>
    shuffled(cardsOf(decks), unbiasedDraw(seedWords({ serverSeed, clientSeed: 'mine', nonce: 0 })))
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 3 }), (seed, decks) => {
      expect([...order(seed, decks)].sort((a, b) => a - b)).toEqual([...cardsOf(decks)].sort((a, b) => a - b))
      expect(order(seed, decks)).toEqual(order(seed, decks))
    }),
    { numRuns: 20 },
  )
})

it('every order of three cards comes from exactly one way of drawing', () => {
  const orders = [0, 1, 2].flatMap((first) =>
    [0, 1].map((second) => {
      const draws = [first, second, 0]
      return shuffled(['a', 'b', 'c'], () => draws.shift() ?? 0).join('')
    }),
  )
  expect(new Set(orders).size).toBe(6)
})
