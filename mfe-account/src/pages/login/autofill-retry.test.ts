import { autofillRetryDelay } from './autofill-retry'

test.each([
  ['refused', 0, 0],
  ['refused', 4, 0],
  ['refused', 5, null],
  ['unsigned', 0, 1000],
  ['unsigned', 2, 4000],
  ['unsigned', 5, null],
  ['unasked', 0, null],
] as const)('after a question that was %s, the %ith in a row, the next one waits %s ms', (ended, inRow, pause) =>
  expect(autofillRetryDelay(ended, inRow)).toBe(pause),
)
