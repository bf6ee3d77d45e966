import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'
import { findOrInstallChromium } from './install/chromium'
import { parts, type PartName, type Scope } from './parts'
import { startTimer } from './processor-time'
import { reportFolder } from './report-folder'
import { remoteNames, testedWith } from './squad-checks'
import { closingLine, none, sum, type Tally } from './tally'
import { runsOneAtATime } from './workers'
import type { Depth } from './unit/unit-tests'

const say = (line: string) => console.log(line)

type PartResult = { readonly tally: Tally; readonly cost: string }

const resultFile = (part: PartName) => join(reportFolder, `part-${part}.json`)

/** Runs one part in this process and leaves its result for the parent. */
const runPart = async (part: PartName, scope: Scope): Promise<number> => {
  const timer = startTimer()
  const tally = await parts[part].run(scope, say)
  mkdirSync(reportFolder, { recursive: true })
  writeFileSync(resultFile(part), JSON.stringify({ tally, cost: timer() } satisfies PartResult))
  return tally.failed === 0 ? 0 : 1
}

/** Runs a part as a process of its own, so that its processor time can be measured, and prints its output at its end. */
const spawnPart = (part: PartName, args: readonly string[]): Promise<PartResult> =>
  new Promise((resolve) => {
    rmSync(resultFile(part), { force: true })
    const task = ['--import', 'tsx', join(root, 'scripts/task.ts'), 'test', '--part', part, ...args]
    const child = spawn(process.execPath, task, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('exit', () => {
      say(`── ${parts[part].name}\n${Buffer.concat(chunks).toString().trimEnd()}`)
      try {
        resolve(JSON.parse(readFileSync(resultFile(part), 'utf8')) as PartResult)
      } catch {
        resolve({ tally: { passed: 0, failed: 1 }, cost: 'ended without a result' })
      }
    })
  })

/** The site is built while the static checks run; unit tests and flows then share the processors, unless memory is short. */
const runParts = async (wanted: readonly PartName[], args: readonly string[]): Promise<readonly PartResult[]> => {
  const has = (part: PartName) => wanted.includes(part)
  if (runsOneAtATime()) {
    say('About 4 GB of memory: one part after the other.')
    const results: PartResult[] = []
    for (const part of wanted) results.push(await spawnPart(part, args))
    return results
  }
  const flows = has('e2e') ? spawnPart('e2e', args) : null
  const first = has('static') ? await spawnPart('static', args) : null
  const unit = has('unit') ? await spawnPart('unit', args) : null
  const results = [first, unit, await flows]
  return results.filter((result) => result !== null)
}

/** Looks for the browser before the other checks, which take minutes; returns what is missing, or null. */
const findBrowser = (): string | null => {
  const chromium = findOrInstallChromium(say)
  if (!chromium.ok) return chromium.sentence
  say(`browser: ${chromium.version} (${chromium.source})`)
  process.env.CHROMIUM_PATH = chromium.path
  return null
}

type Options = { readonly scope: Scope; readonly wanted: readonly PartName[]; readonly part: PartName | null }

const withValue = ['--remote', '--part']

const isPart = (name: string | null): name is PartName => name !== null && Object.hasOwn(parts, name)

const readOptions = (args: readonly string[]): Options | string => {
  const valueOf = (option: string) => (args.includes(option) ? (args[args.indexOf(option) + 1] ?? '') : null)
  const [remote, part] = [valueOf('--remote'), valueOf('--part')]
  if (remote !== null && !remoteNames().includes(remote))
    return `There is no remote "${remote}". Remotes: ${remoteNames().join(', ')}`
  const depth: Depth = args.includes('--deep') ? 'deep' : 'quick'
  const flows = args.filter((arg, index) => !arg.startsWith('--') && !withValue.includes(args[index - 1] ?? ''))
  const tested = remote === null ? { units: [], flows } : testedWith(remote)
  const named = (Object.keys(parts) as PartName[]).filter((name) => args.includes(`--${name}`))
  const usual: readonly PartName[] = depth === 'deep' ? ['unit', 'e2e'] : ['static', 'unit', 'e2e']
  return {
    scope: { remote, depth, ...tested },
    wanted: named.length > 0 ? named : usual,
    part: isPart(part) ? part : null,
  }
}

/**
 * `npm test`: static checks, unit tests and browser flows. `--static`, `--unit`, `--e2e [files]` run only that part; `--remote
 * wallet` checks the parts that one squad can break alone; `--deep` (`npm run test:deep`) runs the expensive tests instead of the
 * quick ones.
 */
export const runChecks = async (args: readonly string[]): Promise<number> => {
  const options = readOptions(args)
  if (typeof options === 'string') {
    say(options)
    return 1
  }
  if (options.part) return runPart(options.part, options.scope)
  const timer = startTimer()
  const missing = options.wanted.includes('e2e') ? findBrowser() : null
  const wanted = options.wanted.filter((part) => part !== 'e2e' || missing === null)
  const results = await runParts(wanted, args)
  wanted.forEach((part, index) => {
    const result = results[index]
    if (result) say(`${parts[part].name}: ${closingLine(result.tally)} (${result.cost})`)
  })
  const tally = results.map((result) => result.tally).reduce(sum, missing === null ? none : { passed: 0, failed: 1 })
  say(`all checks took ${timer()}`)
  say(missing === null ? closingLine(tally) : `${closingLine(tally)}: ${missing}`)
  return tally.failed === 0 && tally.passed > 0 ? 0 : 1
}
