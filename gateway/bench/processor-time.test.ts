import { processorTime, readStat, takenBetween } from './processor-time'

test('the name of a process may hold brackets and blanks', () => {
  const stat = '12 (postgres: (a) b) S 7 12 12 0 -1 4194560 100 0 0 0 35 15 0 0 30 10 1 0 100 0 0'
  expect(readStat(stat)).toEqual({ parent: 7, ms: 500, nice: 10 })
})

test('a child that began between two samples counts whole, one that ended subtracts no time', () => {
  const [before, after] = [
    new Map([
      [1, 100],
      [2, 900],
    ]),
    new Map([
      [1, 130],
      [3, 20],
    ]),
  ]
  expect(takenBetween(before, after)).toBe(50)
})

test('a process that is not there has no time', () => expect(processorTime(2 ** 30)).toBeNull())
