/** @jest-environment jsdom */
import { restoreScroll } from './restore-scroll'

const page = { height: 0, top: 0 }
const grow = (height: number) => {
  page.height = height
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(page, { height: 800, top: 0 })
  document.body.innerHTML = '<main></main>'
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => page.height)
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => page.top })
  Object.assign(window, {
    scrollTo: (_left: number, top: number) => {
      page.top = Math.min(top, page.height - 800)
    },
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('restoration continues while the page grows, and ends at the target', () => {
  const walk = restoreScroll(2000)
  for (const height of [1600, 2400, 3200]) {
    jest.advanceTimersByTime(1000)
    grow(height)
  }
  jest.advanceTimersByTime(100)
  expect([page.top, walk.isRunning()]).toEqual([2000, false])
})

test('restoration stops when the page settles, and at user input', () => {
  const given = restoreScroll(2000)
  jest.advanceTimersByTime(1600)
  expect(given.isRunning()).toBe(false)
  const taken = restoreScroll(2000)
  window.dispatchEvent(new Event('wheel'))
  expect(taken.isRunning()).toBe(false)
})

test('waits for loading content, with a limit', () => {
  document.body.innerHTML = '<main><span data-skeleton=""></span></main>'
  const walk = restoreScroll(2000)
  jest.advanceTimersByTime(10_000)
  document.body.innerHTML = '<main></main>'
  grow(4000)
  jest.advanceTimersByTime(100)
  expect([page.top, walk.isRunning()]).toEqual([2000, false])

  document.body.innerHTML = '<main><span data-skeleton=""></span></main>'
  const lost = restoreScroll(9000)
  jest.advanceTimersByTime(30_000)
  expect(lost.isRunning()).toBe(false)
})
