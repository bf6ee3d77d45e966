import fc from 'fast-check'
import { beadPlate, bigRoad } from './roads'
import type { RoadMark } from './roads'

const marksOf = (text: string): RoadMark[] =>
  [...text].map((letter) => (letter === 'a' ? 'a' : letter === 'b' ? 'b' : 'tie'))
const places = (text: string, columns = 20): string[] =>
  bigRoad(marksOf(text), columns).map(({ column, row, mark }) => `${mark}${column}.${row}`)

test('the bead plate fills columns of six and keeps the newest columns', () => {
  const cells = beadPlate(marksOf('aaaaaab'), 2)
  expect(cells.map(({ column, row }) => [column, row])).toEqual([...[0, 1, 2, 3, 4, 5].map((row) => [0, row]), [1, 0]])
  expect(beadPlate(marksOf('aaaaaabbbbbba'), 2)[0]?.mark).toBe('b')
})

test('a streak runs down and another winner begins a new column', () => {
  expect(places('aab')).toEqual(['a0.0', 'a0.1', 'b1.0'])
})

test('a tie is a stroke on the last cell, also before the first winner', () => {
  expect(bigRoad(marksOf('tatt'), 20)).toEqual([{ column: 0, row: 0, mark: 'a', ties: 3 }])
})

test('a streak of more than six turns right at the bottom', () => {
  expect(places('aaaaaaaa').slice(5)).toEqual(['a0.5', 'a1.5', 'a2.5'])
})

test('a streak turns right before the tail of another one', () => {
  expect(places('aaaaaaaabbbbbb').slice(8)).toEqual(['b1.0', 'b1.1', 'b1.2', 'b1.3', 'b1.4', 'b2.4'])
})

test('no two results ever share a cell', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<RoadMark>('a', 'b', 'tie'), { maxLength: 80 }), (marks) => {
      const cells = bigRoad(marks, 100).map(({ column, row }) => `${column} ${row}`)
      expect(new Set(cells).size).toBe(cells.length)
      expect(bigRoad(marks, 10).every(({ column }) => column >= 0 && column < 10)).toBe(true)
    }),
  )
})
