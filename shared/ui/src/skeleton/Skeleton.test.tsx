import { render } from '@testing-library/react'
import { Skeleton } from './Skeleton'

const shown = (element: React.JSX.Element) => render(element).container.firstElementChild

test('it has the size of what is coming, and screen readers hear nothing of it', () => {
  const bone = shown(<Skeleton width={120} height={32} />)
  expect(bone).toHaveStyle({ width: '120px', height: '32px' })
  expect(bone).toHaveAttribute('aria-hidden', 'true')
})

test('a box with a ratio keeps it by its padding, which every browser knows', () => {
  expect(shown(<Skeleton ratio={4} />)).toHaveStyle({ width: '100%', height: '0px', paddingBottom: '25%' })
})

test('lines of text end with a shorter one; a single line is whole', () => {
  const widths = (lines: number) =>
    [...(shown(<Skeleton lines={lines} />)?.children ?? [])].map(
      (line) => line instanceof HTMLElement && line.style.width,
    )
  expect(widths(3)).toEqual(['100%', '100%', '62%'])
  expect(widths(1)).toEqual(['100%'])
})
