import { houseStripe } from '.'

const books = { merchant: 'aurora', currency: 'BRL' } as const
const stripe = (member: number) => houseStripe(books, 'NOVA_fox', String(member)).code

test('players of one game are spread over the stripes, each always on the same one', () => {
  const players = Array.from({ length: 320 }, (_, index) => 7_003_000_000 + index * 7)
  const counts = new Map<string, number>()
  for (const player of players) counts.set(stripe(player), (counts.get(stripe(player)) ?? 0) + 1)
  expect(counts.size).toBe(32)
  expect(Math.max(...counts.values())).toBeLessThan(25)
  expect(players.map(stripe)).toEqual(players.map(stripe))
})
