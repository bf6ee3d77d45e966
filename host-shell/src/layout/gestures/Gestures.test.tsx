import '@testing-library/jest-dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { speakEnglish } from '../../testing/show-shell'
import { Gestures } from './Gestures'

beforeAll(speakEnglish)
beforeEach(() => {
  document.body.innerHTML = '<main id="page"><p id="text">text</p><div role="dialog"><p id="over">over</p></div></main>'
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
})

type Point = readonly [x: number, y: number]
const at = (id: string): Element => document.getElementById(id) ?? document.body
const point = ([clientX, clientY]: Point) => ({ touches: [{ clientX, clientY }] })
const drag = (from: Point, to: Point, id = 'text') => {
  const target = at(id)
  fireEvent.touchStart(target, point(from))
  fireEvent.touchMove(target, point(to))
  fireEvent.touchEnd(target, { touches: [] })
}
const show = (onRefresh: (() => Promise<unknown>) | null = null) => {
  const onBack = jest.fn()
  render(<Gestures onBack={onBack} onRefresh={onRefresh} />)
  return onBack
}

describe('swipe back', () => {
  it.each<[string, Point, Point, string, number]>([
    ['100 px to the right', [60, 300], [160, 310], 'text', 1],
    ['99 px', [60, 300], [159, 300], 'text', 0],
    ['from the rim, which is the browser’s', [10, 300], [200, 300], 'text', 0],
    ['more down than right', [60, 300], [180, 400], 'text', 0],
    ['to the left', [300, 300], [100, 300], 'text', 0],
    ['over a dialog', [60, 300], [200, 300], 'over', 0],
  ])('%s', (_, from, to, id, times) => {
    const onBack = show()
    drag(from, to, id)
    expect(onBack).toHaveBeenCalledTimes(times)
  })

  it('a second finger ends it', () => {
    const onBack = show()
    fireEvent.touchStart(at('text'), point([60, 300]))
    fireEvent.touchStart(at('text'), {
      touches: [
        { clientX: 60, clientY: 300 },
        { clientX: 200, clientY: 300 },
      ],
    })
    fireEvent.touchMove(at('text'), point([260, 300]))
    fireEvent.touchEnd(at('text'), { touches: [] })
    expect(onBack).not.toHaveBeenCalled()
  })
})

describe('pull to refresh', () => {
  it('a pull at the top reloads once, with an indicator', async () => {
    let finish: () => void = () => undefined
    const refresh = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    show(refresh)
    drag([200, 100], [200, 260])
    expect(refresh).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('status', { name: 'Refreshing…' })).toBeInTheDocument()
    drag([200, 100], [200, 260])
    expect(refresh).toHaveBeenCalledTimes(1)
    await act(async () => finish())
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  it('a short pull, and a pull in the middle of the page, do nothing', () => {
    const refresh = jest.fn(() => Promise.resolve())
    show(refresh)
    drag([200, 100], [200, 200])
    Object.defineProperty(window, 'scrollY', { value: 400, configurable: true })
    drag([200, 100], [200, 300])
    expect(refresh).not.toHaveBeenCalled()
  })
})
