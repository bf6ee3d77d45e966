import { autofillRetryDelay } from './autofill-retry'

test.each([
  ['refused', 0, 0],
  ['refused', 4, 0],
  ['refused', 5, null],
  ['unsigned', 0, 1000],
  ['unsigned', 2, 4000],
  ['unsigned', 5, null],
  ['unasked', 0, null],
] as const)('request %s for the %ith time in a row: next one after %s ms', (ended, inRow, pause) =>
  expect(autofillRetryDelay(ended, inRow)).toBe(pause),
)
