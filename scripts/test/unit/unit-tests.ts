import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../../root'
import { runTool } from '../run-command'
import { reportFolder } from '../report-folder'
import { findOrInstallPostgres } from '../install/postgres'
import { withExit, type Tally } from '../tally'
import { testWorkers, usableMemory, workerMemory } from '../workers'
import { flakyTests, skippedTests, unitTally, type JestReport } from './jest-report'

/** `quick` leaves out `*.deep.test.*`; `deep` runs only these. */
export type Depth = 'quick' | 'deep'

const readReport = (file: string): JestReport | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JestReport
  } catch {
    return null
  }
}

/** Runs Jest over all projects, or with the options of `selection`. Jest repeats a failed test once, and it is printed as flaky. */
export const runUnitTests = async (
  say: (line: string) => void,
  selection: readonly string[] = [],
  depth: Depth = 'quick',
): Promise<Tally> => {
  findOrInstallPostgres(say)
  mkdirSync(reportFolder, { recursive: true })
  const file = join(reportFolder, `jest-${depth}.json`)
  rmSync(file, { force: true })
  const workers = process.env.JEST_WORKERS ?? String(testWorkers(say))
  const options = [
    ...['-c', 'jest.config.mjs', '--json', `--outputFile=${file}`, '--silent'],
    ...[`--maxWorkers=${workers}`, `--workerIdleMemoryLimit=${workerMemory(usableMemory())}`],
  ]
  const { code, output } = await runTool('jest/bin/jest.js', [...options, ...selection], {
    NODE_ENV: 'test',
    FORCE_COLOR: '0',
    TEST_DEPTH: depth,
  })
  const report = readReport(file)
  if (code !== 0) say(output.slice(-20_000))
  if (!report) return { passed: 0, failed: 1 }
  for (const { file: name, title } of flakyTests(report)) say(`flaky: ${relative(root, name)}: ${title}`)
  for (const { file: name, title } of skippedTests(report)) say(`skipped: ${relative(root, name)}: ${title}`)
  return withExit(unitTally(report), code)
}
