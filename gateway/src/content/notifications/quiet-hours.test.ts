import { quietUntil } from './quiet-hours'

const at = (text: string) => Date.parse(`2026-06-15T${text}:00Z`)
const over = { from: 22 * 60, to: 8 * 60 }
const noon = { from: 12 * 60, to: 13 * 60 }

test.each([
  ['21:59', over, null],
  ['22:00', over, '2026-06-16T08:00:00.000Z'],
  ['23:30', over, '2026-06-16T08:00:00.000Z'],
  ['00:00', over, '2026-06-15T08:00:00.000Z'],
  ['07:59', over, '2026-06-15T08:00:00.000Z'],
  ['08:00', over, null],
  ['12:30', noon, '2026-06-15T13:00:00.000Z'],
  ['13:00', noon, null],
  ['03:00', null, null],
])('at %s, with %j, the quiet time ends at %s', (time, hours, end) => {
  const until = quietUntil(at(time), hours, 'UTC')
  expect(until === null ? null : new Date(until).toISOString()).toBe(end)
})

test("the hours are of the merchant's zone", () => {
  expect(quietUntil(at('03:00'), over, 'America/Sao_Paulo')).toBe(at('11:00'))
  expect(quietUntil(at('03:00'), over, 'Asia/Bangkok')).toBeNull()
})
