import { testTable } from '../../tables/test-table'
import { movedAuto, panelBets, payoutText } from './crash-bets'
import { curveFrame, shownMultiplier } from './curve-frame'
import type { CrashConfig } from '../../../games/crash/crash-config'

const config: CrashConfig = {
  engine: 'crash@1',
  scene: 'space',
  edgeBp: 300,
  growthPerSecond: 0.1,
  capHundredths: 100_000,
  bettingMs: 7000,
}
const bet = (state: 'OPEN' | 'SETTLED' | 'REFUSED' | 'CANCELLING', win: string, left: number | null = null) => ({
  roundId: 'round',
  placedIn: 7,
  choice: { stake: '500', cashOutAt: 150 },
  stake: '500',
  state,
  win,
  left,
})

test('panels show the bets in the order in which they were made', () => {
  const mine = [bet('SETTLED', '600', 120), bet('SETTLED', '0')]
  expect(panelBets({ table: testTable({ mine }), sending: [], places: {} }, 2)).toMatchObject([
    { kind: 'left', at: 120, win: '600' },
    { kind: 'lost' },
  ])
  const waiting = [{ roundId: 'next', choice: { stake: '100' }, round: 7 }]
  expect(
    panelBets({ table: testTable({ mine: [bet('REFUSED', '0'), bet('OPEN', '0')] }), sending: waiting, places: {} }, 2),
  ).toMatchObject([{ kind: 'open', roundId: 'round' }, { kind: 'sending' }])
  expect(panelBets({ table: testTable({ mine: [bet('SETTLED', '750')] }), sending: [], places: {} }, 1)).toMatchObject([
    { at: 150 },
  ])
})

test('a bet of the second panel stands in the second panel', () => {
  const sending = [{ roundId: 'a', choice: { stake: '100' }, round: 7, place: 2 }]
  expect(panelBets({ table: testTable({}), sending, places: { a: 2 } }, 2)).toMatchObject([
    { kind: 'none' },
    { kind: 'sending' },
  ])
  const mine = [bet('OPEN', '0')]
  expect(panelBets({ table: testTable({ mine }), sending: [], places: { round: 2 } }, 2)).toMatchObject([
    { kind: 'none' },
    { kind: 'open' },
  ])
})

test('a bet that was taken back: its panel is free again, also before the wallet has answered', () => {
  const taken = { table: testTable({ mine: [bet('CANCELLING', '0')] }), sending: [], places: { round: 1 } }
  expect(panelBets(taken, 2)).toEqual([{ kind: 'none' }, { kind: 'none' }])
})

test('the button never offers more than the server would pay', () => {
  expect(payoutText('333', 117)).toBe('389')
  expect(payoutText('500', 129)).toBe('645')
})

test('the automatic exit has steps between off and the highest multiplier', () => {
  expect(movedAuto(null, 1, 99_00)).toBe(101)
  expect(movedAuto(101, -1, 99_00)).toBeNull()
  expect(movedAuto(5000, 1, 99_00)).toBe(5000)
})

test('the tip of the curve stays in the picture, and the deep runs down', () => {
  const size = { width: 370, height: 400 }
  for (const elapsed of [0, 500, 8000, 60_000]) {
    const { tip } = curveFrame(config, elapsed, size, 'en')
    expect(tip.x).toBeGreaterThan(0)
    expect(tip.x).toBeLessThan(size.width)
    expect(tip.y).toBeGreaterThan(0)
    expect(tip.y).toBeLessThan(size.height)
  }
  const up = curveFrame(config, 5000, size, 'en')
  const down = curveFrame({ ...config, scene: 'deep' }, 5000, size, 'en')
  expect(up.slope).toBeLessThan(0)
  expect(down.slope).toBeGreaterThan(0)
  expect(shownMultiplier(config, 5000, 'pt')).toBe('1,64×')
})
