import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

beforeAll(speakEnglish)
beforeEach(() => {
  jest.clearAllMocks()
  reduceMotion(false)
})

const show = async () => {
  render(<Carousel label="Promotions" slides={slides} ratio={2} />)
  await act(async () => undefined)
}

describe('Carousel', () => {
  it('paints its first slide without any engine', () => {
    expect(renderToString(<Carousel label="Promotions" slides={slides} ratio={2} />)).toContain('Rocket')
  })

  it('moves every 5 seconds within 1 second, as the spec sets it', async () => {
    await show()
    expect(options()).toMatchObject({ autoplay: 5000, speed: 1000 })
  })

  it('hides the slides that are not shown from keyboards and screen readers', async () => {
    await show()
    expect(screen.getByRole('group', { name: 'Slide 1 of 2' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Tiger' })).not.toBeInTheDocument()
    act(() => options().onChange(1))
    expect(screen.getByRole('link', { name: 'Tiger' })).toBeInTheDocument()
  })

  it('can be paused and moved on by buttons', async () => {
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
    expect(engine.pause).toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Play' }))
    expect(engine.resume).toHaveBeenCalledWith(5000)
    await userEvent.click(screen.getByRole('button', { name: 'Slide 2 of 2' }))
    expect(engine.goTo).toHaveBeenCalledWith(1)
  })

  it('does not move by itself for visitors who want less motion', async () => {
    reduceMotion(true)
    await show()
    expect(options()).toMatchObject({ autoplay: 0, speed: 0 })
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument()
  })

  it('stays a plain picture when there is only one slide', () => {
    render(<Carousel label="Promotions" slides={slides.slice(0, 1)} ratio={2} />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(startEngine).not.toHaveBeenCalled()
  })
})
