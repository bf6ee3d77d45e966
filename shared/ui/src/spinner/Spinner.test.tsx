import { render, screen } from '@testing-library/react'
import { Spinner } from './Spinner'

test('a spinner with a label is a status for screen readers', () => {
  render(<Spinner label="Loading" size={48} />)
  expect(screen.getByRole('status', { name: 'Loading' })).toHaveStyle({ width: '48px', height: '48px' })
})

test('beside a text that says the wait it is hidden from them', () => {
  const { container } = render(<Spinner />)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
})
