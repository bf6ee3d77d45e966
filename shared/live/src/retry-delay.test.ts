import { retryDelay } from './retry-delay'

test.each([
  [0, 1, 1000],
  [0, 0, 500],
  [3, 1, 8000],
  [9, 1, 30_000],
  [9, 0, 15_000],
  [999, 1, 30_000],
])('%i failures, random %d: %i ms', (failures, chance, ms) => {
  expect(retryDelay(failures, chance)).toBe(ms)
})
