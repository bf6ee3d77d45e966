/** @jest-environment jsdom */
import { QueryObserver } from '@tanstack/react-query'
import { queryClient } from './query'

const failure = () => Promise.reject(new Error('down'))

/** Watches one query as a screen does; `ask` counts how often it was asked. */
const shown = async (key: string, answer: () => Promise<string>) => {
  const ask = jest.fn(answer)
  const observer = new QueryObserver(queryClient, { queryKey: [key], queryFn: ask })
  const leave = observer.subscribe(() => undefined)
  await observer.refetch({ cancelRefetch: false })
  return { ask, observer, leave }
}

afterEach(() => queryClient.clear())

test('recovery refetches failed queries in view and no others', async () => {
  let isUp = false
  const answer = () => (isUp ? Promise.resolve('here') : failure())
  const tapped = await shown('tapped', answer)
  const beside = await shown('beside', answer)
  const gone = await shown('gone', answer)
  const fine = await shown('fine', () => Promise.resolve('here'))
  gone.leave()
  const before = [beside, gone, fine].map(({ ask }) => ask.mock.calls.length)
  isUp = true
  await tapped.observer.refetch()
  expect(tapped.observer.getCurrentResult().data).toBe('here')
  await Promise.resolve()
  expect([beside, gone, fine].map(({ ask }, index) => ask.mock.calls.length - (before[index] ?? 0))).toEqual([1, 0, 0])
  expect(beside.observer.getCurrentResult().status).toBe('success')
  for (const { leave } of [tapped, beside, fine]) leave()
})

test('a query that fails again is refetched once for each recovery, never in a loop', async () => {
  let isUp = false
  const tapped = await shown('tapped', () => (isUp ? Promise.resolve('here') : failure()))
  const broken = await shown('broken', failure)
  const before = broken.ask.mock.calls.length
  isUp = true
  await tapped.observer.refetch()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(broken.ask.mock.calls.length - before).toBe(1)
  for (const { leave } of [tapped, broken]) leave()
})

test('a failed query dropped from the cache: fetching it again is no recovery', async () => {
  const dropped = await shown('dropped', failure)
  dropped.leave()
  queryClient.removeQueries({ queryKey: ['dropped'] })
  const broken = await shown('broken', failure)
  const before = broken.ask.mock.calls.length
  const anew = await shown('dropped', () => Promise.resolve('here'))
  await Promise.resolve()
  expect(anew.observer.getCurrentResult().data).toBe('here')
  expect(broken.ask.mock.calls.length - before).toBe(0)
  for (const { leave } of [broken, anew]) leave()
})
