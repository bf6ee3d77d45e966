import { checksOfCommit } from './checks-of-commit'
import { findOrInstallChromium } from './chromium'
import { endWithChildren } from './end-with-children'
import { runEndToEnd } from './end-to-end'
import { installLetters } from './letters'
import { partCost } from './part-cost'
import { remoteNames, testedWith, type Tested } from './remote-checks'
import { staticChecks, staticChecksOf, type StaticCheck } from './static-checks'
import { closingLine, none, sum, type Tally } from './tally'
import { runUnitTests } from './unit-tests'

const say = (line: string) => console.log(line)
const seconds = (since: number) => `${Math.round((Date.now() - since) / 100) / 10} s`

const runStatic = async (checks: readonly StaticCheck[]): Promise<Tally> => {
  const waiting = [...checks]
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

const runFlows = async (files: readonly string[]): Promise<Tally> => {
  const chromium = findOrInstallChromium(say)
  if (!chromium.ok) {
    say(chromium.sentence)
    return { passed: 0, failed: 1 }
  }
  installLetters(say)
  return runEndToEnd(chromium.path, files, say)
}

type Part = { readonly name: string; readonly run: () => Promise<Tally> }

/** What is checked of the whole house, or only of what one squad can break alone. */
const partsOf = (remote: string | null, { units, flows }: Tested): Readonly<Record<string, Part>> => ({
  '--static': {
    name: 'static checks',
    run: () => runStatic(remote === null ? staticChecks() : staticChecksOf(remote)),
  },
  '--unit': { name: 'unit tests', run: () => runUnitTests(say, units) },
  '--e2e': { name: 'browser flows', run: () => runFlows(flows) },
})

/**
 * `npm test`: static checks, unit tests, then the flows in a real browser against a site of its own.
 * Options: `--static`, `--unit`, `--e2e` run only that part; `--remote wallet` checks only what belongs to that remote; `--as-of <commit>` leaves out
 * the tests and flows that came after that commit.
 */
export const runChecks = async (args: readonly string[]): Promise<number> => {
  const valueOf = (option: string) => (args.includes(option) ? (args[args.indexOf(option) + 1] ?? '') : null)
  const [remote, commit] = [valueOf('--remote'), valueOf('--as-of')]
  if (remote !== null && !remoteNames().includes(remote)) {
    say(`There is no remote "${remote}". Remotes: ${remoteNames().join(', ')}`)
    return 1
  }
  endWithChildren()
  const files = args.filter((arg) => !arg.startsWith('--'))
  const tested =
    remote !== null ? testedWith(remote) : commit !== null ? checksOfCommit(commit) : { units: [], flows: files }
  const parts = partsOf(remote, tested)
  const named = Object.keys(parts).filter((option) => args.includes(option))
  const whole = partCost()
  const costs: string[] = []
  let tally = none
  for (const [option, { name, run }] of Object.entries(parts)) {
    if (named.length > 0 && !named.includes(option)) continue
    const cost = partCost()
    const result = await run()
    costs.push(`${name}: ${closingLine(result)} (${cost()})`)
    say(costs.at(-1) ?? '')
    tally = sum(tally, result)
  }
  if (costs.length > 1) costs.forEach(say)
  say(`all checks took ${whole()}`)
  say(closingLine(tally))
  return tally.failed === 0 && tally.passed > 0 ? 0 : 1
}
