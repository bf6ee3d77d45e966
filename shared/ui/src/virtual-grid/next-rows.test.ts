import fc from 'fast-check'
import { nextRows, type Rows } from './next-rows'

test.each<readonly [string, Rows, Rows, Rows]>([
  ['nothing changes while nothing else is wanted', { from: 3, to: 9 }, { from: 3, to: 9 }, { from: 3, to: 9 }],
  ['a row that comes into view replaces one that left', { from: 3, to: 9 }, { from: 4, to: 10 }, { from: 4, to: 10 }],
  ['of several rows one comes', { from: 3, to: 9 }, { from: 6, to: 12 }, { from: 6, to: 10 }],
  ['upwards too', { from: 6, to: 12 }, { from: 3, to: 9 }, { from: 5, to: 9 }],
  ['a jump begins in the middle', { from: 0, to: 6 }, { from: 100, to: 109 }, { from: 104, to: 105 }],
  ['an empty list has no rows', { from: 0, to: 6 }, { from: 0, to: 0 }, { from: 0, to: 0 }],
])('%s', (_, drawn, wanted, next) => {
  expect(nextRows(drawn, wanted)).toEqual(next)
})

const rows = fc.tuple(fc.nat(700), fc.nat(20)).map(([from, count]): Rows => ({ from, to: from + count }))

test('frame after frame brings at most one row that was not there, and in the end all that are wanted', () => {
  fc.assert(
    fc.property(rows, rows, (before, wanted) => {
      let drawn = before
      for (let frame = 0; frame <= 20; frame += 1) {
        const next = nextRows(drawn, wanted)
        const brought = Array.from({ length: next.to - next.from }, (_, at) => next.from + at).filter(
          (row) => row < drawn.from || row >= drawn.to,
        )
        expect(brought.length).toBeLessThanOrEqual(1)
        drawn = next
      }
      expect(drawn.to - drawn.from).toBe(wanted.to - wanted.from)
      if (wanted.to > wanted.from) expect(drawn).toEqual(wanted)
    }),
  )
})
