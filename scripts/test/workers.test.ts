import { workerMemory, workersFor } from './workers'

const gb = 2 ** 30

test.each([
  ['16 GB', 16 * gb, 8],
  ['8 GB', 8 * gb, 8],
  ['4 GB', 4 * gb, 1],
])('%s of memory and eight processors: number of workers', (_name, memory, expected) => {
  expect(workersFor(8, memory)).toBe(expected)
})

test.each([
  ['24 GB', 24 * gb, '2.5GB'],
  ['12 GB', 12 * gb, '1GB'],
  ['4 GB', 4 * gb, '1GB'],
])('%s of memory: memory from where on a worker starts anew', (_name, memory, expected) => {
  expect(workerMemory(memory)).toBe(expected)
})
