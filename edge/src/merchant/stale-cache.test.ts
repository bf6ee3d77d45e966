import { createStaleCache } from './stale-cache'

const settled = () => new Promise((resolve) => setImmediate(resolve))

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

test('a fresh value is answered without asking again', async () => {
  const load = jest.fn(async () => 'a')
  const { cache } = cacheOver(load)
  await cache.get('k')
  await cache.get('k')
  expect(load).toHaveBeenCalledTimes(1)
})

test('visitors that come at once share the first question', async () => {
  const load = jest.fn(async () => 'a')
  const { cache } = cacheOver(load)
  await Promise.all([cache.get('k'), cache.get('k'), cache.get('k')])
  expect(load).toHaveBeenCalledTimes(1)
})

test('a stale value is answered at once while one refresh runs behind it', async () => {
  let value = 'old'
  const { cache, clock } = cacheOver(async () => value)
  await cache.get('k')
  value = 'new'
  clock.now = 102
  expect(await cache.get('k')).toBe('old')
  await settled()
  expect(await cache.get('k')).toBe('new')
})

test('the last good value stays while the source is away, and the source is not hammered', async () => {
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
  await settled()
  expect(await cache.get('k')).toBe('good')
  expect(load).toHaveBeenCalledTimes(2)
  expect(errors).toHaveLength(1)
})

test('a source that has never answered is an error, and is asked again next time', async () => {
  const load = jest.fn(async () => Promise.reject(new Error('away')))
  const { cache } = cacheOver(load)
  await expect(cache.get('k')).rejects.toThrow('away')
  await expect(cache.get('k')).rejects.toThrow('away')
  expect(load).toHaveBeenCalledTimes(2)
})

test('it does not grow without end', async () => {
  const load = jest.fn(async (key: string) => key)
  const { cache } = cacheOver(load)
  for (const key of ['a', 'b', 'c', 'a']) await cache.get(key)
  expect(load).toHaveBeenCalledTimes(4)
})

test('a value past its last time waits for the new one, and is still better than nothing when there is none', async () => {
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
