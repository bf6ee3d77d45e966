import { createStaleCache } from './stale-cache'

const nextTick = () => new Promise((resolve) => setImmediate(resolve))

const cacheOver = (load: (key: string) => Promise<string>) => {
  const clock = { now: 1 }
  const errors: unknown[] = []
  return {
    clock,
    errors,
    cache: createStaleCache(load, {
      freshFor: 100,
      now: () => clock.now,
      onError: (error) => errors.push(error),
      size: 2,
    }),
  }
}

test('fresh value: no load', async () => {
  const load = jest.fn(async () => 'a')
  const { cache } = cacheOver(load)
  await cache.get('k')
  await cache.get('k')
  expect(load).toHaveBeenCalledTimes(1)
})

test('simultaneous requests share one load', async () => {
  const load = jest.fn(async () => 'a')
  const { cache } = cacheOver(load)
  await Promise.all([cache.get('k'), cache.get('k'), cache.get('k')])
  expect(load).toHaveBeenCalledTimes(1)
})

test('stale value: returned at once, while one load runs', async () => {
  let value = 'old'
  const { cache, clock } = cacheOver(async () => value)
  await cache.get('k')
  value = 'new'
  clock.now = 102
  expect(await cache.get('k')).toBe('old')
  await nextTick()
  expect(await cache.get('k')).toBe('new')
})

test('source away: the last value stays, and the source is not called for every request', async () => {
  let away = false
  const load = jest.fn(async () => {
    if (away) throw new Error('away')
    return 'good'
  })
  const { cache, clock, errors } = cacheOver(load)
  await cache.get('k')
  away = true
  clock.now = 1000
  expect(await cache.get('k')).toBe('good')
  await nextTick()
  expect(await cache.get('k')).toBe('good')
  expect(load).toHaveBeenCalledTimes(2)
  expect(errors).toHaveLength(1)
})

test('source that has never answered: an error, and the next request loads again', async () => {
  const load = jest.fn(async () => Promise.reject(new Error('away')))
  const { cache } = cacheOver(load)
  await expect(cache.get('k')).rejects.toThrow('away')
  await expect(cache.get('k')).rejects.toThrow('away')
  expect(load).toHaveBeenCalledTimes(2)
})

test('more keys than the size: the oldest is dropped', async () => {
  const load = jest.fn(async (key: string) => key)
  const { cache } = cacheOver(load)
  for (const key of ['a', 'b', 'c', 'a']) await cache.get(key)
  expect(load).toHaveBeenCalledTimes(4)
})

test('value older than staleFor: waits for the new one; if the load fails, the old value is returned', async () => {
  const clock = { now: 1 }
  let source: () => Promise<string> = async () => 'old'
  const cache = createStaleCache(() => source(), {
    freshFor: 100,
    staleFor: 1000,
    now: () => clock.now,
    onError: () => undefined,
  })
  await cache.get('k')
  source = async () => 'new'
  clock.now = 1001
  expect(await cache.get('k')).toBe('new')
  source = async () => Promise.reject(new Error('away'))
  clock.now = 5000
  expect(await cache.get('k')).toBe('new')
})
