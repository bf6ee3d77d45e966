import { duelMarks } from './duel-marks'

const duel = (winner: 'home' | 'away' | 'draw' | 'cancelled') =>
  ({ round: 1, result: { kind: 'duel', winner }, moments: [], paces: [] }) as const

test('red, blue and draws stand on the road; a cancelled contest does not', () =>
  expect(duelMarks([duel('home'), duel('cancelled'), duel('draw'), duel('away')])).toEqual(['b', 'tie', 'a']))
