import type { StaticCheck } from './static-checks'
import { runsOneAtATime } from '../workers'
import { none, sum, type Tally } from '../tally'

const shownLines = 60

const seconds = (since: number) => `${Math.round((Date.now() - since) / 100) / 10} s`

/** Runs static checks, two at a time where memory allows it, and prints a line for each and the output of those that fail. */
export const runStaticChecks = async (checks: readonly StaticCheck[], say: (line: string) => void): Promise<Tally> => {
  const waiting = [...checks]
  let tally = none
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = Date.now()
      const { code, output } = await check.run()
      say(`${code === 0 ? 'ok  ' : 'FAIL'} ${check.title} (${seconds(started)})`)
      if (code !== 0) for (const line of output.trim().split('\n').slice(-shownLines)) say(`     ${line}`)
      tally = sum(tally, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
    }
  }
  await Promise.all(runsOneAtATime() ? [worker()] : [worker(), worker()])
  return tally
}
