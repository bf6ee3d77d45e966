import { render, screen, within } from '@testing-library/react'
import { Rail } from './Rail'

it('a rail is a named list that keyboards can scroll, with one item a child', () => {
  render(
    <Rail label="Recent">
      <span key="a">A</span>
      {null}
      <span key="b">B</span>
    </Rail>,
  )
  const rail = screen.getByRole('list', { name: 'Recent' })
  expect(rail).toHaveAttribute('tabindex', '0')
  expect(within(rail).getAllByRole('listitem')).toHaveLength(2)
})
