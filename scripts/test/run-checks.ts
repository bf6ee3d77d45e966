import { findOrInstallChromium } from './chromium'
import { runEndToEnd } from './end-to-end'
import { installLetters } from './letters'
import { staticChecks } from './static-checks'
import { closingLine, none, sum, type Tally } from './tally'
import { runUnitTests } from './unit-tests'

const say = (line: string) => console.log(line)
const seconds = (since: number) => `${Math.round((Date.now() - since) / 100) / 10} s`

const runStatic = async (): Promise<Tally> => {
  const waiting = [...staticChecks()]
  let tally = none
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = Date.now()
      const { code, output } = await check.run()
      say(`${code === 0 ? 'ok  ' : 'FAIL'} ${check.title} (${seconds(started)})`)
      if (code !== 0)
        say(
          output
            .trim()
            .split('\n')
            .slice(-60)
            .map((line) => `     ${line}`)
            .join('\n'),
        )
      tally = sum(tally, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
    }
  }
  await Promise.all([worker(), worker()])
  return tally
}

/**
 * `npm test`: static checks, unit tests, then the flows in a real browser against a site of its own.
 * Options: `--static`, `--unit`, `--e2e` run only that part.
 */
export const runChecks = async (args: readonly string[]): Promise<number> => {
  const wanted = (part: string) =>
    !args.some((arg) => ['--static', '--unit', '--e2e'].includes(arg)) || args.includes(part)
  const started = Date.now()
  let tally = none
  if (wanted('--static')) tally = sum(tally, await runStatic())
  if (wanted('--unit')) {
    const unit = await runUnitTests(say)
    say(`unit tests: ${closingLine(unit)}`)
    tally = sum(tally, unit)
  }
  if (wanted('--e2e')) {
    const chromium = findOrInstallChromium(say)
    if (chromium.ok) installLetters(say)
    else say(chromium.sentence)
    const flows = chromium.ok
      ? await runEndToEnd(
          chromium.path,
          args.filter((arg) => !arg.startsWith('--')),
          say,
        )
      : { passed: 0, failed: 1 }
    say(`browser flows: ${closingLine(flows)}`)
    tally = sum(tally, flows)
  }
  say(`all checks took ${seconds(started)}`)
  say(closingLine(tally))
  return tally.failed === 0 && tally.passed > 0 ? 0 : 1
}
