import { games } from '../../catalogue/index'
import { gameOf } from './game-library'

const tableEngines = ['crash', 'roulette', 'baccarat', 'dragon-tiger', 'sic-bo']
const tables = games.filter(({ play }) => play && tableEngines.includes(play.engine))

test('every table of the catalogue has rules that read its own configuration', () => {
  expect(tables.length).toBeGreaterThanOrEqual(55)
  expect(tables.filter(({ gameCode }) => gameOf(gameCode)?.rules.kind !== 'shared').map((row) => row.name)).toEqual([])
})

test('every bet at every table returns between 85 % and 100 %', () => {
  const figures = tables.flatMap(({ gameCode, name }) =>
    Object.entries(gameOf(gameCode)?.figures().bets ?? {}).map(([bet, basisPoints]) => ({ name, bet, basisPoints })),
  )
  expect(figures.length).toBeGreaterThan(500)
  expect(figures.filter(({ basisPoints }) => basisPoints < 8500 || basisPoints >= 10_000)).toEqual([])
})
