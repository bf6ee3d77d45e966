import { render, screen } from '@testing-library/react'
import { Image } from './Image'

it('a picture keeps its box and colour before it arrives, prefers AVIF, and waits for its turn unless it is in the first view', () => {
  const { container, rerender } = render(<Image src="/a.webp" avif="/a.avif" colour="rgb(10, 20, 30)" alt="Dragon" ratio={3 / 4} />)
  expect(container.firstElementChild).toHaveStyle({ paddingBottom: '133.33333333333334%', backgroundColor: 'rgb(10, 20, 30)' })
  expect(container.querySelector('source')).toHaveAttribute('srcset', '/a.avif')
  expect(screen.getByRole('img', { name: 'Dragon' })).toHaveAttribute('loading', 'lazy')
  rerender(<Image src="/a.webp" alt="Dragon" ratio={1} eager />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
})
