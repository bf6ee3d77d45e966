import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'

/** `reason`: met by design, `evidence` says how. The others but `met` give their reason too. */
const statuses = ['met', 'reason', 'partly', 'open', 'n/a'] as const
type Status = (typeof statuses)[number]

export type AsvsRow = {
  readonly id: string
  readonly subject: string
  readonly status: Status
  /** Test files for `met`, a sentence for the others. */
  readonly evidence: string
}

/** Requirements of ASVS 5.0.0 up to level 2: 70 of level 1 and 183 of level 2. */
export const requirements = 253

const dataFile = join(root, 'scripts/security/asvs.tsv')
export const documentFile = join(root, 'docs/asvs.md')

const isStatus = (text: string): text is Status => (statuses as readonly string[]).includes(text)

export const readRows = (text: string): readonly AsvsRow[] =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', subject = '', status = '', evidence = ''] = line.split('\t')
      if (!isStatus(status) || subject === '' || evidence === '')
        throw new Error(`asvs.tsv: the row "${line}" is wrong.`)
      return { id, subject, status, evidence }
    })

export const rowsOfHouse = (): readonly AsvsRow[] => readRows(readFileSync(dataFile, 'utf8'))

const testsOf = ({ status, evidence }: AsvsRow): readonly string[] => (status === 'met' ? evidence.split(' ') : [])

/** Rows that claim a test that does not exist, and ids that are there twice or missing. */
export const rowProblems = (rows: readonly AsvsRow[]): readonly string[] => {
  const ids = rows.map(({ id }) => id)
  return [
    ...rows.flatMap((row) =>
      testsOf(row)
        .filter((file) => !/\.(test|spec)\.tsx?$/.test(file) || !existsSync(join(root, file)))
        .map((file) => `${row.id}: there is no test ${file}`),
    ),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is there twice`),
    ...ids.filter((id) => !/^([1-9]|1[0-7])\.\d+\.\d+$/.test(id)).map((id) => `${id} is no id`),
    ...(new Set(ids).size === requirements ? [] : [`${new Set(ids).size} requirements instead of ${requirements}`]),
  ]
}

const cellsOf = (row: AsvsRow): readonly string[] => {
  const evidence = row.status === 'met' ? testsOf(row).map((file) => `\`${file}\``) : [row.evidence]
  return [row.id, row.subject, row.status, evidence.join('<br>')]
}

/** Padded as the formatter of the house does it. */
const tableOf = (lines: readonly (readonly string[])[]): readonly string[] => {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  const text = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const [head = '', ...rest] = lines.map((line) => text(line.map((cell, column) => cell.padEnd(widths[column] ?? 0))))
  return [head, text(widths.map((width) => '-'.repeat(width))), ...rest]
}

export const documentOf = (rows: readonly AsvsRow[]): string => {
  const counts = statuses.map((status) => `${rows.filter((row) => row.status === status).length} ${status}`)
  return [
    '# OWASP ASVS 5.0, level 2',
    '',
    'Made by `npm run asvs` of `scripts/security/asvs.tsv`; a test compares both and looks for every test named here. The ids are',
    'those of OWASP ASVS 5.0.0 (CC BY-SA 4.0), the subjects our own words.',
    '',
    '`met`: the tests fail without it · `reason`: met by design · `partly`, `open`: what is missing · `n/a`: the house has no such part.',
    '',
    `${counts.join(' · ')}.`,
    '',
    ...tableOf([['id', 'subject', 'status', 'test or reason'], ...rows.map(cellsOf)]),
    '',
  ].join('\n')
}

/** `npm run asvs`. */
export const asvs = (): number => {
  const rows = rowsOfHouse()
  const problems = rowProblems(rows)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) return 1
  writeFileSync(documentFile, documentOf(rows))
  console.log(`docs/asvs.md: ${rows.length} requirements`)
  return 0
}
