import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { sparklinePath } from './sparkline-path'
import { StatTile } from './StatTile'

describe('sparklinePath', () => {
  it('begins at the left edge, ends at the right one, highest on top', () => {
    expect(sparklinePath([0, 10], 100, 28)).toBe('M0 26L100 2')
  })

  it('draws a flat series in the middle', () => {
    expect(sparklinePath([5, 5, 5], 100, 28)).toBe('M0 14L50 14L100 14')
  })

  it('stays inside its box for every series', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 2, maxLength: 90 }),
        (points) => {
          const pairs = [...sparklinePath(points, 100, 28).matchAll(/[ML]([\d.]+) ([\d.]+)/g)]
          expect(pairs).toHaveLength(points.length)
          for (const [, x, y] of pairs) {
            expect(Number(x)).toBeLessThanOrEqual(100)
            expect(Number(y)).toBeGreaterThanOrEqual(2)
            expect(Number(y)).toBeLessThanOrEqual(26)
          }
        },
      ),
    )
  })
})

it('a tile waits with a shape instead of a wrong number', () => {
  const { rerender } = render(<StatTile label="Online" value="41" loading />)
  expect(screen.queryByText('41')).not.toBeInTheDocument()
  rerender(<StatTile label="Online" value="41" delta={{ text: '5%', direction: 'up' }} />)
  expect(screen.getByText('41')).toBeInTheDocument()
  expect(screen.getByText('5%')).toBeInTheDocument()
})
