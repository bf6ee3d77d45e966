import { render, screen } from '@testing-library/react'
import { Card } from './Card'

test('a card holds what belongs together and takes what its element takes', () => {
  render(
    <Card role="group" aria-label="Balance">
      R$ 10
    </Card>,
  )
  expect(screen.getByRole('group', { name: 'Balance' })).toHaveTextContent('R$ 10')
})

test('a card has room inside unless its content reaches the edges', () => {
  const { rerender } = render(<Card data-testid="card">x</Card>)
  expect(screen.getByTestId('card')).toHaveClass('card', 'plain', 'padded')
  rerender(
    <Card data-testid="card" tone="sunken" padded={false} className="own">
      x
    </Card>,
  )
  expect(screen.getByTestId('card')).toHaveClass('card', 'sunken', 'own')
  expect(screen.getByTestId('card')).not.toHaveClass('padded')
})
