import { callers, type Row } from './callers'

const shortOf: Readonly<Record<string, string>> = {
  OK: '✓',
  'login.not.session': '401',
  free_reject: 'trial',
  'login.non.agent': 'no agent',
}

/** The answers of every endpoint as a table of text: an endpoint a line, a caller a column. */
export const accessTable = (rows: Readonly<Record<string, Row>>): string => {
  const lines = [
    ['endpoint', ...callers],
    ...Object.entries(rows).map(([name, row]) => [
      name,
      ...callers.map((caller) => shortOf[row[caller]] ?? row[caller]),
    ]),
  ]
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
