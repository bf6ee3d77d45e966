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
