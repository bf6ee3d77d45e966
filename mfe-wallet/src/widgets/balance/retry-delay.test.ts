import { retryDelay } from './retry-delay'

test.each([
  [1, 2000],
  [2, 4000],
  [3, 8000],
  [4, 16_000],
  [5, 30_000],
  [500, 30_000],
])('after %i failures in a row the next retry waits %i ms', (failures, ms) => {
  expect(retryDelay(failures)).toBe(ms)
})
