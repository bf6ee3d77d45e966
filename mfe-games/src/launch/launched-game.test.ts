import { storeLaunch, takeLaunch } from './launched-game'

const game = { gameId: 'a', mode: 'real', url: 'https://studio.test/play', origin: 'https://studio.test' } as const

test('a launch is taken once, by the game it is for, while its link is good', () => {
  storeLaunch(game, 0)
  expect(takeLaunch(game, 10_000)).toMatchObject({ url: game.url })
  expect(takeLaunch(game, 10_000)).toBeNull()
})

test.each([
  ['another game', { gameId: 'b', mode: 'real' }, 0],
  ['another mode', { gameId: 'a', mode: 'demo' }, 0],
  ['another room', { gameId: 'a', mode: 'real', roomId: 'a.vip' }, 0],
  ['a link that is too old', { gameId: 'a', mode: 'real' }, 30_000],
] as const)('%s is not opened', (_title, asked, now) => {
  storeLaunch(game, 0)
  expect(takeLaunch(asked, now)).toBeNull()
})
