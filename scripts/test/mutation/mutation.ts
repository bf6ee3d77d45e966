import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { root } from '../../root'
import { findOrInstallPostgres } from '../install/postgres'
import { reportFolder } from '../report-folder'
import { testWorkers } from '../workers'
import { areas } from './areas'
import { equivalents } from './equivalents'
import { changedLines, type LineRange, mutatedPlaces } from './changed-lines'
import { summarize, type MutationReport, type Summary } from './mutation-report'
import { selectAreas, type Selected } from './selection'

const usage = `npm run mutation -- [area | folder | file …] [--changed] [--every-test] [--seed=<number>] [--workers=<number>] [--list]

  --changed     only lines that differ from main, on main from the commit before
  --every-test  lets each test see each change (slow), for the list of tests that notice nothing`

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 28 })
    .split('\n')
    .filter(Boolean)

/** Where this branch left main; on main, or without one, the commit before. */
const comparedWith = (): string => {
  try {
    const [fork] = git('merge-base', 'HEAD', 'main')
    if (fork !== undefined && fork !== git('rev-parse', 'HEAD')[0]) return fork
  } catch {
    // A clone of one branch has no main.
  }
  return 'HEAD~1'
}

type ChangedLines = ReadonlyMap<string, readonly LineRange[] | undefined>

/** Committed or not; a file that is not tracked yet counts whole. */
const linesChanged = (): ChangedLines =>
  new Map<string, readonly LineRange[] | undefined>([
    ...changedLines(git('diff', '--unified=0', '--diff-filter=d', comparedWith()).join('\n')),
    ...git('ls-files', '--others', '--exclude-standard').map((file) => [file, undefined] as const),
  ])

const cache = join(reportFolder, 'mutation')

type Run = {
  readonly isEveryTest: boolean
  readonly workers: number
  /** Null: every line. */
  readonly changed: ChangedLines | null
}

const options = ({ area, sources }: Selected, name: string, { isEveryTest, workers, changed }: Run) => ({
  mutate: sources.flatMap((file) => mutatedPlaces(file, changed?.get(file))),
  packageManager: 'pnpm' as const,
  plugins: ['@stryker-mutator/jest-runner', './scripts/test/mutation/database-mutators.mjs'],
  testRunner: 'jest',
  jest: {
    projectType: 'custom' as const,
    configFile: 'scripts/test/mutation/jest-config.mjs',
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest' as const,
  disableBail: isEveryTest,
  // Kept results are those of all lines.
  incremental: changed === null,
  incrementalFile: join(cache, `${name}.incremental.json`),
  // Words in answers and logs are compared where they matter; each other one would be a change.
  mutator: { excludedMutations: ['StringLiteral'] },
  tempDirName: '.cache/mutation',
  ignorePatterns: ['.cache', '.data', '**/dist', '**/.data', 'test-results', 'playwright-report'],
  concurrency: workers,
  timeoutMS: 30_000,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: join(cache, `${name}.json`) },
  allowConsoleColors: false,
  checkers: [],
  thresholds: { high: area.mark, low: area.mark, break: null },
})

const print = (name: string, mark: number, summary: Summary, isEveryTest: boolean): void => {
  for (const { file, line, column, mutator, source, replacement } of summary.survivors)
    console.log(
      `  ${file}:${line}:${column + 1} ${mutator}\n    ${source}\n    → ${replacement.replaceAll('\n', ' ').slice(0, 200)}`,
    )
  if (isEveryTest) for (const test of summary.idleTests) console.log(`  notices nothing: ${test.file}: ${test.name}`)
  const { noticed, survivors, equivalent, score } = summary
  console.log(
    `${name}: ${Math.round(10 * score) / 10} % of ${noticed + survivors.length} changes noticed (mark ${mark} %), ${equivalent} change nothing`,
  )
}

const runArea = async (selected: Selected, run: Run): Promise<boolean> => {
  const { area } = selected
  const name = area.name.replaceAll(' ', '-')
  process.env.MUTATION_AREA = JSON.stringify({ project: area.project, tests: area.tests })
  rmSync(join(cache, `${name}.json`), { force: true })
  await new Stryker(options(selected, name, run)).runMutationTest()
  const report = JSON.parse(readFileSync(join(cache, `${name}.json`), 'utf8')) as MutationReport
  const summary = summarize(report, equivalents)
  print(area.name, area.mark, summary, run.isEveryTest)
  return summary.score >= area.mark
}

/** Files with a changed line; where lines only went, nothing can be changed. */
const placesIn = (changed: ChangedLines): readonly string[] =>
  [...changed].filter(([, ranges]) => ranges === undefined || ranges.length > 0).map(([file]) => file)

/** `npm run mutation`: changes the code of each area, and names the changes that no test of the area notices. */
export const mutation = async (args: readonly string[]): Promise<number> => {
  if (args.includes('--help')) {
    console.log(usage)
    return 0
  }
  const valueOf = (option: string) => args.find((arg) => arg.startsWith(`${option}=`))?.slice(option.length + 1)
  const seed = valueOf('--seed') ?? '1'
  const run = {
    isEveryTest: args.includes('--every-test'),
    workers: Number(valueOf('--workers') ?? testWorkers(() => undefined)),
    changed: args.includes('--changed') ? linesChanged() : null,
  }
  const words = args.filter((arg) => !arg.startsWith('--'))
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx')
  const selection = selectAreas(areas, words, files, run.changed && placesIn(run.changed))
  for (const { area, sources } of selection) console.log(`${area.name}: ${sources.length} files`)
  if (args.includes('--list')) return 0
  findOrInstallPostgres(console.log)
  mkdirSync(cache, { recursive: true })
  Object.assign(process.env, { NODE_ENV: 'test', TEST_DEPTH: 'quick', MUTATION_SEED: seed })
  console.log(`seed ${seed}`)
  let isGood = true
  for (const selected of selection) if (!(await runArea(selected, run))) isGood = false
  return isGood ? 0 : 1
}
