import { createThrottle } from './throttle'

test('the first page starts at once, the next one a second later, and each only once', async () => {
  jest.useFakeTimers()
  const started: number[] = []
  const apart = createThrottle(1000, Date.now)
  const begin = Date.now()
  const work = () => Promise.resolve(started.push(Date.now() - begin))
  const all = [apart(work), apart(work), apart(work)]
  await jest.advanceTimersByTimeAsync(5000)
  await Promise.all(all)
  expect(started).toEqual([0, 1000, 2000])
  await apart(work)
  expect(started.at(-1)).toBe(5000)
  jest.useRealTimers()
})
