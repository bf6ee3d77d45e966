import { fireEvent, render, screen } from '@testing-library/react'
import { Image } from './Image'
import { setImageHosts } from './image-hosts'

it('a picture keeps its box and colour before it arrives, prefers AVIF, and waits for its turn unless it is in the first view', () => {
  const { container, rerender } = render(
    <Image src="/a.webp" avif="/a.avif" colour="rgb(10, 20, 30)" alt="Dragon" ratio={3 / 4} />,
  )
  expect(container.firstElementChild).toHaveStyle({ backgroundColor: 'rgb(10, 20, 30)' })
  expect(container.firstElementChild?.firstElementChild).toHaveStyle({ paddingBottom: '133.33333333333334%' })
  expect(container.querySelector('source')).toHaveAttribute('srcset', '/a.avif')
  expect(screen.getByRole('img', { name: 'Dragon' })).toHaveAttribute('loading', 'lazy')
  rerender(<Image src="/a.webp" alt="Dragon" ratio={1} eager />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
})

describe('image hosts', () => {
  const hosts = ['https://one.example', 'https://two.example']
  beforeEach(() => setImageHosts(hosts))
  afterEach(() => setImageHosts([]))

  it('a picture that does not arrive is fetched from the next host, at last from the site, and then it is named', () => {
    render(<Image src="/art/a.webp" alt="Dragon" ratio={1} />)
    const picture = () => screen.getByRole('img')
    const tried = [picture().getAttribute('src')]
    for (let count = 0; count < 2; count += 1) {
      fireEvent.error(picture())
      tried.push(picture().getAttribute('src'))
    }
    expect(tried.slice(0, 2).sort()).toEqual(hosts.map((host) => `${host}/art/a.webp`))
    expect(tried.slice(2)).toEqual(['/art/a.webp'])
    fireEvent.error(picture())
    expect(document.querySelector('img')).toBeNull()
  })

  it('another picture in the same box starts with its own host again', () => {
    const { rerender } = render(<Image src="/art/a.webp" alt="Dragon" ratio={1} />)
    fireEvent.error(screen.getByRole('img'))
    fireEvent.error(screen.getByRole('img'))
    rerender(<Image src="/art/b.webp" alt="Dragon" ratio={1} />)
    expect(hosts.map((host) => `${host}/art/b.webp`)).toContain(screen.getByRole('img').getAttribute('src'))
  })
})

it('a picture that does not come is tried in its older format, and then the box says its name', () => {
  const { container } = render(<Image src="/a.webp" avif="/a.avif" alt="" name="Dragon" ratio={3 / 4} />)
  const failOnce = () => {
    const picture = container.querySelector('img')
    if (picture) fireEvent.error(picture)
  }
  failOnce()
  expect(container.querySelector('source')).toBeNull()
  expect(container.querySelector('img')).toHaveAttribute('src', '/a.webp')
  failOnce()
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByText('Dragon')).toBeInTheDocument()
})
