import { act, fireEvent, render, screen } from '@testing-library/react'
import { VirtualGrid } from './VirtualGrid'

const items = Array.from({ length: 600 }, (_, index) => `Game ${index + 1}`)
const heightOf = (width: number) => width * 1.5
let top = 0

beforeEach(() => {
  top = 0
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => ({
    top,
    width: 320,
    left: 0,
    right: 320,
    bottom: 0,
    height: 0,
    x: 0,
    y: top,
    toJSON: () => null,
  }))
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    run(0)
    return 1
  })
})
afterEach(() => jest.restoreAllMocks())

const show = () =>
  render(
    <VirtualGrid
      label="Games"
      items={items}
      itemKey={(name) => name}
      itemHeight={heightOf}
      render={(name) => <a href="/m/play">{name}</a>}
    />,
  )

describe('VirtualGrid', () => {
  it('keeps only the rows near the view in the page, and tells screen readers how many there are', () => {
    show()
    expect(screen.getByText('Game 1')).toBeInTheDocument()
    expect(screen.queryByText('Game 600')).not.toBeInTheDocument()
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60)
    expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '600')
  })

  it('draws what comes into view while scrolling, and keeps the height of the whole', () => {
    show()
    top = -16_000
    Object.defineProperty(window, 'scrollY', { value: 16_000, configurable: true })
    act(() => {
      fireEvent.scroll(window)
    })
    const first = screen.getAllByRole('listitem')[0]
    expect(screen.queryByText('Game 1')).not.toBeInTheDocument()
    expect(Number(first?.getAttribute('aria-posinset'))).toBeGreaterThan(200)
    expect(screen.getByRole('list').style.paddingTop).not.toBe('0px')
  })
})
