import { render, screen, waitFor } from '@testing-library/react'
import { coreGlyphs } from './glyphs-core'
import moreGlyphs from './glyphs-more.json'
import { Icon } from './Icon'
import { toIconName } from './more-glyphs'

const server = jest.fn(async (_url: URL) => ({ ok: true, json: async () => moreGlyphs }))
beforeAll(() => Object.assign(globalThis, { fetch: server }))

describe('Icon', () => {
  it('is decoration unless it has a label', () => {
    const { container, rerender } = render(<Icon name="house" />)
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    rerender(<Icon name="house" label="Home" />)
    expect(screen.getByRole('img', { name: 'Home' })).toBeInTheDocument()
  })

  it('draws a duotone icon in two layers', () => {
    const { container } = render(<Icon name="house" weight="duotone" />)
    expect(container.querySelectorAll('path')).toHaveLength(2)
  })

  it('keeps its room and fetches the rest of the set when an icon outside the core is drawn', async () => {
    const { container } = render(<Icon name="qr-code" size={32} />)
    expect(container.querySelector('svg')).toHaveAttribute('width', '32')
    await waitFor(() => expect(container.querySelector('path')).toBeInTheDocument())
    expect(server).toHaveBeenCalledTimes(1)
    expect(String(server.mock.calls[0]?.[0])).toMatch(/glyphs-more\.json$/)
  })

  it('draws the nearest weight of the core until the set has the wanted one', async () => {
    const { container } = render(<Icon name="house" weight="fill" />)
    await waitFor(() => expect(container.querySelector('path')).toHaveAttribute('d', moreGlyphs.house.f))
  })

  it('an unknown name from data becomes the neutral icon once the set is known', async () => {
    await waitFor(() => expect(toIconName('no-such-icon')).toBe('dots-three'))
    expect(toIconName('gear')).toBe('gear')
  })

  it('carries only complete path data', () => {
    const layers = [...Object.values(coreGlyphs), ...Object.values(moreGlyphs)]
      .flatMap((weights) => Object.values<string>(weights))
      .flatMap((glyph) => glyph.split('|'))
    for (const layer of layers) {
      expect(layer).toMatch(/^[Mm][\d\s.,\-a-zA-Z]+$/)
      // A point without digits behind it is a number that was cut in two.
      expect(layer).not.toMatch(/\.(?!\d)/)
    }
  })
})
