/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { languages } from '../texts/languages'
import { cardName } from './card-names'
import { PlayingCard } from './PlayingCard'

const deck = Array.from({ length: 52 }, (_, card) => card)

test.each(languages)('the 52 cards have 52 names in %s', (lang) => {
  expect(new Set(deck.map((card) => cardName(card, lang))).size).toBe(52)
})

test('a card is named by rank and suit; a face-down card has no name', () => {
  const { rerender } = render(<PlayingCard card={null} lang="en" />)
  expect(screen.getByRole('img', { name: 'Card face down' }).textContent).toBe('')
  rerender(<PlayingCard card={51} lang="en" />)
  expect(screen.getByRole('img', { name: 'Ace of spades' })).toBeTruthy()
  rerender(<PlayingCard card={38} lang="pt" />)
  expect(screen.getByRole('img', { name: 'Valete de copas' })).toBeTruthy()
})
