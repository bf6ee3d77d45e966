import { admission, gameOfRoom, roomsOf } from './room-access'

test.each([
  ['free', 0, false, 'open'],
  ['free', 5, true, 'open'],
  ['vip', 1, true, 'level-required'],
  ['vip', 2, false, 'open'],
  ['ppv', 5, false, 'pass-required'],
  ['ppv', 0, true, 'open'],
] as const)('a %s room, level %i, pass %s: %s', (kind, level, hasPass, expected) => {
  expect(admission(kind, { level, hasPass })).toBe(expected)
})

test('pay per view room: listed only where the merchant sells passes', () => {
  expect(roomsOf('A_b', false).map(({ kind }) => kind)).toEqual(['free', 'vip'])
  expect(roomsOf('A_b', true).map(({ roomId }) => roomId)).toEqual(['A_b.free', 'A_b.vip', 'A_b.ppv'])
})

test.each([
  ['A_b.free', 'A_b'],
  ['A.x_b.ppv', 'A.x_b'],
  ['A_b', null],
  ['A_b.gold', null],
])('the room %s belongs to %s', (roomId, game) => {
  expect(gameOfRoom(roomId)).toBe(game)
})
