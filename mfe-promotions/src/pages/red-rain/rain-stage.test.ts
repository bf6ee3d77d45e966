import { rain } from '../../testing/samples'
import { shownRain } from './rain-stage'

test.each([
  ['none', [], null],
  ['not begun', [rain({ wave: null })], 'before'],
  ['falling', [rain()], 'falling'],
  ['caught in this wave', [rain({ caught: '1.00' })], 'caught'],
  ['all caught by others', [rain({ falling: 0 })], 'empty'],
  ['one caught, another falls', [rain({ caught: '1.00' }), rain({ rainId: 'r2' })], 'falling'],
])('%s: %s', (_title, rains, stage) => {
  expect(shownRain(rains)?.stage ?? null).toBe(stage)
})
