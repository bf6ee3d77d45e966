import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from '../root'
import { runCommand } from './command'
import { reportFolder } from './report-folder'
import { findOrInstallPostgres } from './postgres'
import { secondTry } from './second-try'
import { withExit, type Tally } from './tally'

/** What jest writes with `--json`, as far as it is read here. */
export type JestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numRuntimeErrorTestSuites: number
  readonly testResults: readonly { readonly name: string; readonly status: string }[]
}

type Run = { readonly report: JestReport | null; readonly code: number; readonly output: string }

/** Workers have these options of Node too. All cores have work, on which threads that collect garbage beside it only get in the way. */
const forWorkers = ['--single-threaded-gc']
/** One more than cores, because some files wait for processes of their own. */
const usualWorkers = availableParallelism() + 1

const runJest = async (selection: readonly string[], workers: number): Promise<Run> => {
  mkdirSync(reportFolder, { recursive: true })
  const file = join(reportFolder, 'jest.json')
  rmSync(file, { force: true })
  const options = ['-c', 'jest.config.mjs', '--json', `--outputFile=${file}`, `--maxWorkers=${workers}`, '--silent']
  const { code, output } = await runCommand(
    process.execPath,
    [...forWorkers, join(root, 'node_modules/jest/bin/jest.js'), ...options, ...selection],
    {
      NODE_ENV: 'test',
      FORCE_COLOR: '0',
    },
  )
  try {
    return { report: JSON.parse(readFileSync(file, 'utf8')) as JestReport, code, output }
  } catch {
    return { report: null, code, output }
  }
}

const countOf = ({ report, code }: Run): Tally =>
  report
    ? withExit(
        { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites },
        code,
      )
    : { passed: 0, failed: 1 }

/**
 * Every unit test, or those that jest's options select. Files that failed run once more, alone: like a flow, a file that passes only then is printed as flaky, so
 * that it is mended, and does not stop a release.
 */
export const runUnitTests = async (say: (line: string) => void, selection: readonly string[] = []): Promise<Tally> => {
  findOrInstallPostgres(say)
  const first = await runJest(selection, usualWorkers)
  if (first.code === 0) return countOf(first)
  say(first.output.slice(-12_000))
  const failing = first.report?.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name) ?? []
  if (failing.length === 0) return countOf(first)
  const second = await runJest(['--runTestsByPath', ...failing], 1)
  if (second.code !== 0) say(second.output.slice(-12_000))
  const { tally, flaky } = secondTry(countOf(first), countOf(second), failing)
  for (const file of flaky) say(`flaky: ${file} passed at the second try, alone`)
  return tally
}
