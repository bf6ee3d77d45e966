import fc from 'fast-check'
import { nextRows, type Rows } from './next-rows'

test.each<readonly [string, Rows, Rows, Rows, Rows]>([
  [
    'nothing changes while nothing else is wanted',
    { from: 3, to: 13 },
    { from: 3, to: 13 },
    { from: 5, to: 11 },
    { from: 3, to: 13 },
  ],
  [
    'a row that comes into view replaces one that left',
    { from: 3, to: 13 },
    { from: 4, to: 14 },
    { from: 6, to: 12 },
    { from: 4, to: 14 },
  ],
  ['of several rows one comes', { from: 3, to: 13 }, { from: 6, to: 16 }, { from: 8, to: 14 }, { from: 6, to: 14 }],
  ['upwards too', { from: 6, to: 16 }, { from: 3, to: 13 }, { from: 5, to: 11 }, { from: 5, to: 13 }],
  [
    'of a jump all that is in sight comes at once',
    { from: 0, to: 8 },
    { from: 100, to: 112 },
    { from: 103, to: 109 },
    { from: 103, to: 109 },
  ],
  [
    'a step so far that most of what is in sight is missing is a jump',
    { from: 0, to: 10 },
    { from: 5, to: 17 },
    { from: 8, to: 14 },
    { from: 8, to: 14 },
  ],
  ['an empty list has no rows', { from: 0, to: 6 }, { from: 0, to: 0 }, { from: 0, to: 0 }, { from: 0, to: 0 }],
])('%s', (_, drawn, wanted, inSight, next) => {
  expect(nextRows(drawn, wanted, inSight)).toEqual(next)
})

const rows = fc
  .tuple(fc.nat(700), fc.integer({ min: 1, max: 8 }), fc.nat(3), fc.nat(3))
  .map(([from, count, above, below]) => ({
    inSight: { from: from + above, to: from + above + count },
    wanted: { from, to: from + above + count + below },
  }))
const overlap = (one: Rows, other: Rows) => Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from))

test('frame after frame brings at most one row that was not there, unless most of what is in sight is missing, and in the end all that are wanted', () => {
  fc.assert(
    fc.property(rows, rows, ({ wanted: before }, { wanted, inSight }) => {
      let drawn = before
      for (let frame = 0; frame <= 20; frame += 1) {
        const next = nextRows(drawn, wanted, inSight)
        const isJump = overlap(drawn, inSight) * 2 < inSight.to - inSight.from
        if (isJump) expect(next).toEqual(inSight)
        else expect(next.to - next.from - overlap(drawn, next)).toBeLessThanOrEqual(1)
        drawn = next
      }
      expect(drawn).toEqual(wanted)
    }),
  )
})
