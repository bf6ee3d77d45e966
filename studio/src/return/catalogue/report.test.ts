import { games } from '../../../catalogue/index'
import { gameOf } from '../../games/game-library'
import { catalogueText } from '../command'
import { fraction } from '../fraction'
import { catalogueReport, faultsOf } from './report'

// All slots of lines and video poker take half a minute; `npm run rtp -- --catalogue` computes them too.
const quick = games.filter(({ slot, play }, index) => (slot ? index % 40 === 0 : play?.engine !== 'video-poker'))

test('the computed return of rows of every engine equals that of their sheets', () => {
  const rows = catalogueReport(quick)
  expect(rows.filter(({ faults }) => faults.length > 0)).toEqual([])
  const engines = new Set(games.map(({ gameCode }) => gameOf(gameCode)?.rules.engine))
  engines.delete('video-poker@1')
  expect(new Set(rows.map(({ engine }) => engine))).toEqual(engines)
  const { code, text } = catalogueText(rows, false)
  expect(code).toBe(0)
  expect(text).toContain(`${rows.length} rows: ${rows.length - 20} exact, 20 by simulation; 0 differ`)
})

const figures = { rtpBp: 9543, hitRateBp: 4545, deviation: 4.42, maxWinX: 800 }
const spread = { hitRate: 0.45456, deviation: 4.4175 }
test.each([
  ['as it is, rounded down', { exact: fraction(95_439, 100_000), spread }, {}, 0],
  ['half a basis point rounded up', { exact: fraction(95_425, 100_000), spread }, {}, 0],
  ['a whole one more than there is', { exact: fraction(95_419, 100_000), spread }, {}, 1],
  ['another hit rate', { exact: fraction(95_439, 100_000), spread }, { hitRateBp: 4560 }, 1],
  ['another deviation', { exact: fraction(95_439, 100_000), spread }, { deviation: 4.5 }, 1],
  ['no simulation where nothing is exact', null, {}, 1],
  ['the middle of a simulated interval', null, { simulated: { lowBp: 9500, highBp: 9600, rounds: 1, seed: 1 } }, 0],
])('a sheet that shows %s', (_case, computed, changes, faults) => {
  expect(faultsOf(computed, { ...figures, ...changes })).toHaveLength(faults)
})

test('a row that differs: exit code 1 and its computed return', () => {
  const [row] = catalogueReport(games.filter(({ play }) => play?.engine === 'mines').slice(0, 1))
  if (!row) throw new Error('there is a field of mines')
  const { code, text } = catalogueText(
    [{ ...row, faults: faultsOf(row.computed, { ...row.figures, rtpBp: 9999 }) }],
    false,
  )
  expect(code).toBe(1)
  expect(text).toMatch(/^FAIL .* gives back \d+/)
})
