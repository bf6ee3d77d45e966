import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'
import { findOrInstallChromium } from './chromium'
import { runTool } from './command'
import { runEndToEnd } from './end-to-end'
import { staticChecks } from './static-checks'
import { closingLine, none, sum, withExit, type Tally } from './tally'

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

type JestReport = { readonly numPassedTests: number; readonly numFailedTests: number; readonly numRuntimeErrorTestSuites: number }

const runUnit = async (): Promise<Tally> => {
  const folder = join(root, 'node_modules/.cache/mosaic-tests')
  mkdirSync(folder, { recursive: true })
  const report = join(folder, 'jest.json')
  rmSync(report, { force: true })
  const { code, output } = await runTool('jest/bin/jest.js', ['-c', 'jest.config.mjs', '--json', `--outputFile=${report}`, '--maxWorkers=2', '--silent'], {
    NODE_ENV: 'test',
    FORCE_COLOR: '0',
  })
  if (code !== 0) say(output.slice(-12_000))
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report, 'utf8')) as JestReport
    return withExit({ passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }, code)
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/**
 * `npm test`: static checks, unit tests, then the flows in a real browser against a site of its own.
 * Options: `--static`, `--unit`, `--e2e` run only that part.
 */
export const runChecks = async (args: readonly string[]): Promise<number> => {
  const wanted = (part: string) => !args.some((arg) => ['--static', '--unit', '--e2e'].includes(arg)) || args.includes(part)
  const started = Date.now()
  let tally = none
  if (wanted('--static')) tally = sum(tally, await runStatic())
  if (wanted('--unit')) {
    const unit = await runUnit()
    say(`unit tests: ${closingLine(unit)}`)
    tally = sum(tally, unit)
  }
  if (wanted('--e2e')) {
    const chromium = findOrInstallChromium(say)
    if (!chromium.ok) say(chromium.sentence)
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
