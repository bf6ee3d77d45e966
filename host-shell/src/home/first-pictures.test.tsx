import { render } from '@testing-library/react'
import { inlineFirstPictures } from './first-pictures'
import { PlaceSkeleton } from './PlaceSkeleton'

const picture = { url: '/art/hero.webp', width: 1080, height: 500, colour: '#4a22d8' }

it("the document's first picture is shown while the remote loads", () => {
  const { container } = render(<PlaceSkeleton height={196} picture={picture} />)
  expect(container.querySelector('img')).toHaveAttribute('src', '/art/hero.webp')
  expect(container.querySelector('img')).toHaveAttribute('loading', 'eager')
  expect(container.firstElementChild).toHaveStyle({ height: '196px' })
})

it('a place without one shows its skeleton', () => {
  expect(render(<PlaceSkeleton height={196} />).container.querySelector('img')).toBeNull()
})

it("reads the document's pictures; unreadable ones are ignored", () => {
  document.body.innerHTML = `<script type="application/json" id="pictures">${JSON.stringify({ 'promotions/./HomeBanners': picture })}</script>`
  expect(inlineFirstPictures()).toEqual({ 'promotions/./HomeBanners': picture })
  document.body.innerHTML = '<script type="application/json" id="pictures">{</script>'
  expect(inlineFirstPictures()).toEqual({})
})
