import { workersFor } from './workers'

const gb = 2 ** 30

test.each([
  ['16 GB', 16 * gb, 8],
  ['8 GB', 8 * gb, 8],
  ['4 GB', 4 * gb, 1],
])('%s of memory and eight processors: number of workers', (_name, memory, expected) => {
  expect(workersFor(8, memory)).toBe(expected)
})
