/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { gridStep, rowStep } from './grid-step'
import { useNumberGrid } from './use-number-grid'

afterEach(cleanup)

const Numbers = () => {
  const grid = useNumberGrid(3, 8)
  return (
    <div role="group" aria-label="numbers" {...grid.field}>
      {Array.from({ length: 8 }, (_, cell) => (
        <button key={cell} type="button" {...grid.stop(cell)}>
          {cell}
        </button>
      ))}
    </div>
  )
}

test('one tab stop, which arrow keys move', async () => {
  render(
    <>
      <Numbers />
      <button type="button">after</button>
    </>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('4')
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('after')
  await userEvent.tab({ shift: true })
  expect(document.activeElement?.textContent).toBe('4')
  expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(2)
})

test.each([
  [0, 'ArrowLeft', null],
  [2, 'ArrowRight', null],
  [1, 'ArrowUp', null],
  [5, 'ArrowDown', null],
  [4, 'ArrowDown', 7],
  [4, 'Home', 3],
  [7, 'End', 7],
  [4, 'x', null],
])('of 8 cells in 3 columns: from %i, %s leads to %s', (from, key, to) => expect(gridStep(3, 8, from, key)).toBe(to))

test.each([
  [0, 'ArrowDown', 5],
  [4, 'ArrowDown', 10],
  [2, 'ArrowDown', 8],
  [10, 'ArrowUp', 4],
  [10, 'ArrowDown', 13],
  [4, 'ArrowRight', null],
  [5, 'ArrowLeft', null],
  [6, 'ArrowLeft', 5],
  [7, 'Home', 5],
  [7, 'End', 10],
  [13, 'ArrowDown', null],
  [1, 'ArrowUp', null],
])('of rows of 5, 6 and 3 cells: from %i, %s leads to %s', (from, key, to) =>
  expect(rowStep([5, 6, 3], from, key)).toBe(to),
)
