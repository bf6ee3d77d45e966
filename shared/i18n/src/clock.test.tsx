/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'

import { serverNow, setServerTime, useBusinessDay, whenClockInDoubt } from './clock'

const day = 86_400_000
const shifts = [-365 * day, -day, 3 * 60_000, day, 365 * day]
const start = Date.parse('2026-03-28T12:00:00Z')

let doubts: number
beforeEach(() => {
  jest.useFakeTimers({ now: start })
  setServerTime(start, 0)
  doubts = 0
  whenClockInDoubt(() => {
    doubts += 1
  })
})
afterEach(() => jest.useRealTimers())

/** Moves the clock of the device alone. */
const shift = (by: number) => jest.setSystemTime(Date.now() + by)

test.each(shifts)('the device is %d ms off from the beginning: the time is the server’s', (by) => {
  shift(by)
  setServerTime(start, 0)
  jest.advanceTimersByTime(90_000)
  expect(serverNow()).toBe(start + 90_000)
  expect(doubts).toBe(0)
})

test.each(shifts)(
  'the clock of the device is changed by %d ms: the time goes on, and the server is asked once',
  (by) => {
    jest.advanceTimersByTime(10_000)
    shift(by)
    expect(serverNow()).toBe(start + 10_000)
    jest.advanceTimersByTime(10_000)
    expect([serverNow(), doubts]).toEqual([start + 20_000, 1])
  },
)

test('an answer corrects the time; one within the tolerance moves nothing', () => {
  setServerTime(start + 1_500)
  expect(serverNow()).toBe(start)
  setServerTime(start + 3 * 3_600_000)
  expect(serverNow()).toBe(start + 3 * 3_600_000)
  setServerTime(Number.NaN)
  setServerTime(0)
  expect(serverNow()).toBe(start + 3 * 3_600_000)
})

test.each([
  ['Europe/Lisbon', '2026-03-28T23:59:58Z', '2026-03-28', '2026-03-29'],
  // Over the change to summer time at 01:00 UTC the day has 23 hours.
  ['Europe/Lisbon', '2026-03-29T22:59:58Z', '2026-03-29', '2026-03-30'],
  ['America/Sao_Paulo', '2026-03-29T02:59:58Z', '2026-03-28', '2026-03-29'],
  ['Asia/Tokyo', '2026-03-28T14:59:58Z', '2026-03-28', '2026-03-29'],
])('an open page in %s follows midnight at %s, whatever the device says', async (timeZone, at, before, after) => {
  const Today = () => <p>{useBusinessDay(timeZone)}</p>
  shift(-365 * day)
  setServerTime(Date.parse(at), 0)
  render(<Today />)
  expect(screen.queryByText(before)).not.toBeNull()
  await act(() => jest.advanceTimersByTimeAsync(3_000))
  expect(screen.queryByText(after)).not.toBeNull()
})
