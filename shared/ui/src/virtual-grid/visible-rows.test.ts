import fc from 'fast-check'
import { visibleRows } from './visible-rows'

describe('visibleRows', () => {
  it('draws the rows in view and the spare ones around them', () => {
    expect(visibleRows({ top: -1000, viewHeight: 500, rowHeight: 100, rows: 100, spare: 2 })).toEqual([8, 17])
  })

  it('draws the first rows before anything is measured', () => {
    expect(visibleRows({ top: 0, viewHeight: 0, rowHeight: 0, rows: 100, spare: 3 })).toEqual([0, 3])
  })

  it('never leaves the list, and never misses a row that can be seen', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -50_000, max: 5000 }),
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 20, max: 400 }),
        fc.integer({ min: 0, max: 300 }),
        (top, viewHeight, rowHeight, rows) => {
          const [start, end] = visibleRows({ top, viewHeight, rowHeight, rows, spare: 1 })
          expect(start).toBeGreaterThanOrEqual(0)
          expect(end).toBeLessThanOrEqual(rows)
          for (let row = 0; row < rows; row++) {
            const y = top + row * rowHeight
            if (y + rowHeight > 0 && y < viewHeight) expect(row >= start && row < end).toBe(true)
          }
        },
      ),
    )
  })
})
