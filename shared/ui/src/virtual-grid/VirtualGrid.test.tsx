import { act, fireEvent, render, screen } from '@testing-library/react'
import { VirtualGrid } from './VirtualGrid'

const items = Array.from({ length: 600 }, (_, index) => `Game ${index + 1}`)
const named = (name: string) => name
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
  it('only rows near the view are in the page, and screen readers get the total', () => {
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
    expect(screen.getByRole('list')).toHaveStyle({ height: '31990px' })
  })

  it('draws no item again that stays in view while scrolling', () => {
    const drawn = jest.fn((name: string) => <a href="/m/play">{name}</a>)
    render(<VirtualGrid label="Games" items={items} itemKey={named} itemHeight={heightOf} render={drawn} />)
    const before = drawn.mock.calls.length
    top = -400
    Object.defineProperty(window, 'scrollY', { value: 400, configurable: true })
    act(() => {
      fireEvent.scroll(window)
    })
    const again = drawn.mock.calls.slice(before).map(([name]) => name)
    expect(again.length).toBeGreaterThan(0)
    expect(drawn.mock.calls.slice(0, before).map(([name]) => name)).not.toContain(again[0])
    expect(new Set(again).size).toBe(again.length)
  })
})
