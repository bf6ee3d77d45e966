import { generateLoad, percentile } from './generate-load'

test('every call is offered, and each end is counted', async () => {
  const { times, ends } = await generateLoad(200, 1, async (index) => {
    if (index % 10 === 0) throw new Error('cut')
    return index % 2 === 0 ? 200 : 503
  })
  expect(times).toHaveLength(200)
  expect(Object.fromEntries(ends)).toEqual({ 200: 80, 503: 100, failed: 20 })
})

test('a call that could not start when it was due has waited since then', async () => {
  let stalled = false
  const { times } = await generateLoad(100, 1, async () => {
    if (!stalled) {
      stalled = true
      const until = performance.now() + 300
      while (performance.now() < until);
    }
    return 200
  })
  expect(percentile(times, 0.95)).toBeGreaterThan(100)
})

test.each([
  [[5, 1, 3], 0.5, 3],
  [[1, 2, 3, 4], 0.99, 4],
  [[7], 0, 7],
])('of %j the share %s lies below %s', (times, share, expected) => expect(percentile(times, share)).toBe(expected))
