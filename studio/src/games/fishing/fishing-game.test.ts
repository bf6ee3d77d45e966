import { games } from '../../../catalogue/index'
import { fishingGame, spreads } from './fishing-game'

const rows = games.filter(({ category }) => category === 'FISH')

test('every row of fish can be played, with ten different fish of which its own picture is the dearest', () => {
  for (const row of rows) {
    const { play } = row
    if (play?.engine !== 'fishing') throw new Error(row.gameCode)
    expect(new Set(play.fish).size).toBe(spreads.even.length)
    expect(play.fish[play.fish.length - 1]).toBe(row.motif)
  }
  expect(rows.length).toBe(24)
})

test.each(rows.map((row) => [row.gameCode, row] as const))('%s returns exactly what its row states', (_, row) => {
  const game = fishingGame.gameOf(row)
  expect(game?.figures().rtpBp).toBe(row.play?.engine === 'fishing' ? row.play.returnBp : -1)
})
