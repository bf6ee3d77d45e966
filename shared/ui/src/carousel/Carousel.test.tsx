import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { speakEnglish } from '../testing/english'
import { Carousel } from './Carousel'
import { startEngine, type EngineOptions } from './engine'

const engine = { goTo: jest.fn(), pause: jest.fn(), resume: jest.fn(), stop: jest.fn() }
// Swiper needs a real layout; the engine's own seam is replaced, the component around it is real.
jest.mock('./engine', () => ({ startEngine: jest.fn(() => engine) }))

const slides = [
  { key: 'a', content: <a href="/a">Rocket</a> },
  { key: 'b', content: <a href="/b">Tiger</a> },
]
const options = (): EngineOptions => jest.mocked(startEngine).mock.calls[0]?.[1] as EngineOptions
const reduceMotion = (matches: boolean) => Object.assign(window, { matchMedia: () => ({ matches }) })
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeAll(speakEnglish)
beforeEach(() => {
  jest.clearAllMocks()
  jest.useFakeTimers()
  reduceMotion(false)
})
afterEach(() => jest.useRealTimers())

const current = () =>
  screen.getAllByRole('button', { name: /^Slide/ }).findIndex((dot) => dot.getAttribute('aria-current')) + 1
const swipe = (from: number, to: number) => {
  const slide = screen.getByText('Rocket')
  fireEvent.touchStart(slide, { touches: [{ clientX: from }] })
  fireEvent.touchEnd(slide, { changedTouches: [{ clientX: to }] })
}

const show = () => render(<Carousel label="Promotions" slides={slides} ratio={2} />)

describe('Carousel', () => {
  it('paints its first slide without any engine', () => {
    expect(renderToString(<Carousel label="Promotions" slides={slides} ratio={2} />)).toContain('Rocket')
  })

  it('moves every 5 seconds, within 1 second, from the last slide to the first, without fetching the engine', async () => {
    const { container } = show()
    const track = container.querySelector('.swiper-wrapper')
    await pass(4900)
    expect(current()).toBe(1)
    await pass(200)
    expect(current()).toBe(2)
    expect(track).toHaveStyle({ transform: 'translate3d(-100%, 0, 0)', transitionDuration: '1000ms' })
    await pass(5000)
    expect(current()).toBe(1)
    expect(startEngine).not.toHaveBeenCalled()
  })

  it('hides the slides that are not shown from keyboards and screen readers', async () => {
    show()
    expect(screen.getByRole('group', { name: 'Slide 1 of 2' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Tiger' })).not.toBeInTheDocument()
    await pass(5000)
    expect(screen.getByRole('link', { name: 'Tiger' })).toBeInTheDocument()
  })

  it('can be paused and moved on by buttons', async () => {
    show()
    press('Pause')
    await pass(20_000)
    expect(current()).toBe(1)
    press('Slide 2 of 2')
    expect(current()).toBe(2)
    await pass(20_000)
    expect(current()).toBe(2)
    press('Play')
    await pass(5000)
    expect(current()).toBe(1)
  })

  it('does not move by itself for visitors who want less motion', async () => {
    reduceMotion(true)
    show()
    await pass(20_000)
    expect(current()).toBe(1)
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument()
  })

  it('the first swipe moves it, and hands it over to the gesture engine where it stands', async () => {
    show()
    swipe(300, 200)
    expect(current()).toBe(2)
    await pass(300)
    expect(options()).toMatchObject({ initial: 1, autoplay: 5000, speed: 1000 })
    press('Pause')
    expect(engine.pause).toHaveBeenCalled()
    press('Play')
    expect(engine.resume).toHaveBeenCalledWith(5000)
    press('Slide 1 of 2')
    expect(engine.goTo).toHaveBeenCalledWith(0)
    act(() => options().onChange(0))
    expect(current()).toBe(1)
  })

  it('a tap is no swipe', () => {
    show()
    swipe(300, 290)
    expect(current()).toBe(1)
  })

  it('stops its engine when it leaves the page', async () => {
    const { unmount } = show()
    swipe(300, 200)
    await pass(300)
    unmount()
    expect(engine.stop).toHaveBeenCalled()
  })

  it('stays a plain picture when there is only one slide', async () => {
    render(<Carousel label="Promotions" slides={slides.slice(0, 1)} ratio={2} />)
    await pass(10_000)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(startEngine).not.toHaveBeenCalled()
  })
})
