import { fireEvent, render, screen } from '@testing-library/react'
import { Avatar } from './Avatar'

describe('Avatar', () => {
  it('is read as its owner and shows the first letter where there is no picture', () => {
    render(<Avatar name="marina" />)
    expect(screen.getByRole('img', { name: 'marina' })).toHaveTextContent('M')
  })

  it('falls back to the letter when the picture does not come, and tries a new picture', () => {
    const { container, rerender } = render(<Avatar name="Yuki" src="/a.webp" />)
    const picture = container.querySelector('img')
    if (!picture) throw new Error('the picture is drawn first')
    fireEvent.error(picture)
    expect(screen.getByRole('img', { name: 'Yuki' })).toHaveTextContent('Y')
    rerender(<Avatar name="Yuki" src="/b.webp" />)
    expect(container.querySelector('img')).toHaveAttribute('src', '/b.webp')
  })

  it('takes a whole sign of any script as the letter', () => {
    render(<Avatar name="𠮷野" />)
    expect(screen.getByRole('img')).toHaveTextContent('𠮷')
  })
})
