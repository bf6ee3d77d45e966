import { raceOn } from '../../../testing/race'
import { openRaceDatabase } from '../../../testing/race-database'
import { jobQueue } from './job-queue'

const onPostgres = raceOn(async (url) => {
  const first = await openRaceDatabase(url)
  const second = await openRaceDatabase(url)
  return {
    bench: { first, second },
    close: async () => {
      await first.close()
      await second.close()
    },
  }
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const until = async (isReached: () => boolean) => {
  for (const end = Date.now() + 30_000; !isReached() && Date.now() < end; ) await pause(50)
  expect(isReached()).toBe(true)
}

onPostgres(
  'two gateways, one job: one run at a time and one a slot; when one stops, the other goes on',
  async (bench) => {
    const runs: { readonly by: string; readonly at: number }[] = []
    const faults: string[] = []
    let working = 0
    let most = 0
    const start = (by: 'first' | 'second') => {
      const log = { ...console, error: (_about: object, text: string) => void faults.push(text) }
      return jobQueue({ database: bench[by], log: log as never }).repeat({
        name: 'counted',
        everyMs: 1000,
        failed: 'a run failed',
        work: async () => {
          runs.push({ by, at: Date.now() })
          working += 1
          most = Math.max(most, working)
          await pause(300)
          working -= 1
          if (runs.length === 2) throw new Error('planted')
        },
      })
    }
    const began = Date.now()
    const [stopFirst, stopSecond] = await Promise.all([start('first'), start('second')])
    await until(() => runs.length >= 5)
    expect(most).toBe(1)
    expect(runs.length).toBeLessThanOrEqual((Date.now() - began) / 1000 + 2)
    expect(faults).toEqual(['a run failed'])
    await stopFirst()
    const before = runs.length
    await until(() => runs.length >= before + 3)
    expect(runs.slice(before).map(({ by }) => by)).toEqual(runs.slice(before).map(() => 'second'))
    await stopSecond()
    expect(working).toBe(0)
    const ended = runs.length
    await pause(1500)
    expect(runs).toHaveLength(ended)
  },
)

onPostgres('twelve new jobs at once in two gateways: each has its queue, and all run', async (bench) => {
  const ran = new Set<string>()
  const names = Array.from({ length: 12 }, (_, at) => `new-${at}`)
  const start = (by: 'first' | 'second') => {
    const queue = jobQueue({ database: bench[by], log: { error: () => undefined } as never })
    const job = (name: string) => ({ name, everyMs: 1000, failed: name, work: async () => void ran.add(name) })
    return names.map((name) => queue.repeat(job(name)))
  }
  const stops = await Promise.all([...start('first'), ...start('second')])
  await until(() => ran.size === names.length)
  await Promise.all(stops.map((stop) => stop()))
})
