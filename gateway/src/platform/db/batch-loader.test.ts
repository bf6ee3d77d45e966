import { batchLoader } from './batch-loader'

/** A database that answers only when the test says so. */
const slowly = () => {
  const asked: { keys: readonly string[]; answer(): void; fail(error: Error): void }[] = []
  const ask = (keys: readonly string[]) =>
    new Promise<ReadonlyMap<string, string>>((resolve, reject) => {
      asked.push({
        keys,
        answer: () => resolve(new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, key.toUpperCase()]))),
        fail: reject,
      })
    })
  return { asked, ask, keys: () => asked.map(({ keys }) => keys) }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('calls of one turn of the event loop, or made during a query, share one query, each key once', async () => {
  const { asked, ask, keys } = slowly()
  const find = batchLoader(ask, 10)
  const first = Promise.all(['a', 'b', 'a'].map(find))
  await settled()
  expect(keys()).toEqual([['a', 'b']])
  const second = Promise.all(['c', 'd', 'c', 'unknown'].map(find))
  await settled()
  expect(keys()).toEqual([['a', 'b']])
  asked[0]?.answer()
  await settled()
  expect(keys()).toEqual([
    ['a', 'b'],
    ['c', 'd', 'unknown'],
  ])
  asked[1]?.answer()
  expect(await first).toEqual(['A', 'B', 'A'])
  expect(await second).toEqual(['C', 'D', 'C', null])
})

test('a key whose batch is pending: loaded again, so an answer is never older than its call', async () => {
  const { asked, ask, keys } = slowly()
  const find = batchLoader(ask, 10)
  void find('a')
  await settled()
  const later = find('a')
  asked[0]?.answer()
  await settled()
  expect(keys()).toEqual([['a'], ['a']])
  asked[1]?.answer()
  expect(await later).toBe('A')
})

test('more keys than one query may hold: split into several queries', async () => {
  const { asked, ask, keys } = slowly()
  const find = batchLoader(ask, 2)
  const answers = Promise.all(['a', 'b', 'c', 'd'].map(find))
  for (let index = 0; index < 2; index += 1) {
    await settled()
    asked[index]?.answer()
  }
  expect(await answers).toEqual(['A', 'B', 'C', 'D'])
  expect(keys()).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('a failed query: rejects its own callers, and later calls query again', async () => {
  const { asked, ask } = slowly()
  const find = batchLoader(ask, 10)
  const first = find('a')
  await settled()
  const second = find('b')
  asked[0]?.fail(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await settled()
  asked[1]?.answer()
  expect(await second).toBe('B')
})
