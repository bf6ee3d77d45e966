import { act, render, screen } from '@testing-library/react'
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

const show = () => render(<Carousel label="Promotions" slides={slides} ratio={2} />)

describe('Carousel', () => {
  it('paints its first slide without any engine', () => {
    expect(renderToString(<Carousel label="Promotions" slides={slides} ratio={2} />)).toContain('Rocket')
  })

  it('leaves the engine alone while the page loads, then still moves after 5 seconds, within 1 second', async () => {
    show()
    await pass(2900)
    expect(startEngine).not.toHaveBeenCalled()
    await pass(200)
    expect(options()).toMatchObject({ autoplay: 5000, speed: 1000 })
    expect(Math.round(options().firstMove / 100)).toBe(20)
  })

  it('fetches the engine at once when somebody touches it', async () => {
    show()
    act(() => screen.getByText('Rocket').dispatchEvent(new Event('touchstart', { bubbles: true })) && undefined)
    await pass(0)
    expect(startEngine).toHaveBeenCalledTimes(1)
  })

  it('hides the slides that are not shown from keyboards and screen readers', async () => {
    show()
    await pass(3000)
    expect(screen.getByRole('group', { name: 'Slide 1 of 2' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Tiger' })).not.toBeInTheDocument()
    act(() => options().onChange(1))
    expect(screen.getByRole('link', { name: 'Tiger' })).toBeInTheDocument()
  })

  it('can be paused and moved on by buttons', async () => {
    show()
    await pass(3000)
    press('Pause')
    expect(engine.pause).toHaveBeenCalled()
    press('Play')
    expect(engine.resume).toHaveBeenCalledWith(5000)
    press('Slide 2 of 2')
    expect(engine.goTo).toHaveBeenCalledWith(1)
  })

  it('keeps what was wished before the engine was there', async () => {
    show()
    press('Pause')
    press('Slide 2 of 2')
    await pass(0)
    expect(options().autoplay).toBe(0)
    expect(engine.goTo).toHaveBeenCalledWith(1)
  })

  it('does not move by itself for visitors who want less motion', async () => {
    reduceMotion(true)
    show()
    await pass(3000)
    expect(options()).toMatchObject({ autoplay: 0, speed: 0 })
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument()
  })

  it('stops its engine when it leaves the page', async () => {
    const { unmount } = show()
    await pass(3000)
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
