import { keepLaunched, takeLaunched } from './launched-game'

const game = { gameId: 'a', mode: 'real', url: 'https://studio.test/play', origin: 'https://studio.test' } as const

test('a launch is taken once, by the game it is for, while its link is good', () => {
  keepLaunched(game, 0)
  expect(takeLaunched(game, 10_000)).toMatchObject({ url: game.url })
  expect(takeLaunched(game, 10_000)).toBeNull()
})

test.each([
  ['another game', { gameId: 'b', mode: 'real' }, 0],
  ['another mode', { gameId: 'a', mode: 'demo' }, 0],
  ['another room', { gameId: 'a', mode: 'real', roomId: 'a.vip' }, 0],
  ['a link that is too old', { gameId: 'a', mode: 'real' }, 30_000],
] as const)('%s is not opened', (_title, asked, now) => {
  keepLaunched(game, 0)
  expect(takeLaunched(asked, now)).toBeNull()
})
