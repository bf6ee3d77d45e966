import { minor } from '@mosaic/contracts'
import { stakesInRoom } from './room-stakes'

const whole = { min: minor(100n), max: minor(20_000n) }

test.each([
  ['the free room of poker ends where the VIP room begins', 'PVP', 'DECK_river.free', [100n, 2000n]],
  ['the VIP room of poker goes up to the highest stake', 'PVP', 'DECK_river.vip', [2000n, 20_000n]],
  ['a day pass opens all stakes of poker', 'PVP', 'DECK_river.ppv', [100n, 20_000n]],
  ['a game without a room has all its stakes', 'PVP', null, [100n, 20_000n]],
  ['a live table has all its stakes in every room', 'LIVE', 'SALON_baccarat.free', [100n, 20_000n]],
] as const)('%s', (_rule, category, roomId, [min, max]) => {
  expect(stakesInRoom(category, roomId, whole)).toEqual({ min, max })
})

test('a tenth of the highest stake below the lowest: both rooms still have stakes', () => {
  const narrow = { min: minor(100n), max: minor(500n) }
  expect(stakesInRoom('PVP', 'DECK_river.free', narrow)).toEqual({ min: 100n, max: 100n })
  expect(stakesInRoom('PVP', 'DECK_river.vip', narrow)).toEqual({ min: 100n, max: 500n })
})
