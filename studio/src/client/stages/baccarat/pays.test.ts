import { paysOf } from './pays'

const config = {
  engine: 'baccarat@1',
  decks: 8,
  commission: 0.05,
  bankerSixPays: null,
  tiePays: 8,
  pairPays: 11,
  bettingMs: 15_000,
} as const

test.each([
  ['pt', '0,95:1'],
  ['es', '0,95:1'],
  ['ja', '0.95:1'],
])('in %s the felt says that the banker pays %s', (lang, pays) => {
  expect(paysOf(config, lang).banker).toBe(pays)
})
