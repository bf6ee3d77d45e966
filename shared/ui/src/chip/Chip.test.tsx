import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Chip, ChipRow } from './Chip'

it('a chip says whether it is chosen, within a named row', async () => {
  const press = jest.fn()
  render(
    <ChipRow label="Categories">
      <Chip selected>All</Chip>
      <Chip onClick={press}>Hot</Chip>
    </ChipRow>,
  )
  expect(screen.getByRole('group', { name: 'Categories' })).toContainElement(
    screen.getByRole('button', { name: 'All', pressed: true }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Hot', pressed: false }))
  expect(press).toHaveBeenCalled()
})

it('the selected chip scrolls into view once; scrolling and keyboard focus are not disturbed until the next selection', () => {
  const rowWith = (chosen: 'All' | 'Hot') => (
    <ChipRow label="Categories">
      {(['All', 'Hot'] as const).map((name) => (
        <Chip key={name} selected={name === chosen}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  )
  const { rerender } = render(rowWith('All'))
  const row = screen.getByRole('group', { name: 'Categories' })
  row.scrollLeft = 80
  rerender(rowWith('All'))
  expect(row.scrollLeft).toBe(80)
  rerender(rowWith('Hot'))
  expect(row.scrollLeft).toBe(0)
  row.scrollLeft = 80
  screen.getByRole('button', { name: 'Hot' }).focus()
  rerender(rowWith('All'))
  expect(row.scrollLeft).toBe(80)
})
