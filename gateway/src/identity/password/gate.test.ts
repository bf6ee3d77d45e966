import { Refusal } from '../../platform/http/result'
import { gate } from './gate'

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('no more run at once than allowed, the next ones wait their turn, the rest are turned away as busy', async () => {
  const through = gate({ running: 2, waiting: 3 })
  const finish: (() => void)[] = []
  const started: number[] = []
  const jobs = Array.from({ length: 7 }, (_, index) =>
    through(() => {
      started.push(index)
      return new Promise<number>((resolve) => finish.push(() => resolve(index)))
    }).catch((error: unknown) => error),
  )
  await settled()
  expect(started).toEqual([0, 1])
  for (const turnedAway of await Promise.all(jobs.slice(5))) {
    expect(turnedAway).toBeInstanceOf(Refusal)
    expect(turnedAway).toMatchObject({ failure: { code: 'system.busy' } })
  }
  while (finish.length > 0) {
    finish.shift()?.()
    await settled()
  }
  expect(await Promise.all(jobs.slice(0, 5))).toEqual([0, 1, 2, 3, 4])
  expect(started).toEqual([0, 1, 2, 3, 4])
})

test('a job that fails frees its place', async () => {
  const through = gate({ running: 1, waiting: 1 })
  await expect(through(() => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong')
  await expect(through(async () => 'next')).resolves.toBe('next')
})
