import { render, screen } from '@testing-library/react'
import { Badge } from './Badge'

describe('Badge', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [4000, '99+'],
  ])('shows %i as %s', (count, text) => {
    render(<Badge count={count} />)
    expect(screen.getByText(text)).toBeInTheDocument()
  })

  it('shows nothing when there is nothing new', () => {
    const { container } = render(<Badge count={0} />)
    expect(container).toBeEmptyDOMElement()
  })
})
