import { findings, isMissing, reportLines, type Machine } from './findings'

const machine: Machine = {
  node: 'v24.0.0',
  packageManager: 'pnpm@10.0.0',
  browser: { found: 'Chromium 1.0' },
  postgres: 'Debian',
  tagsWithoutFonts: [],
  basePort: 4000,
  takenPort: null,
  freeDiskGb: 20,
  memoryGb: 16,
}
const report = (change: Partial<Machine>) => reportLines(findings({ ...machine, ...change })).join('\n')

test('a complete machine: nothing is missing', () => {
  expect(report({})).not.toMatch(/MISSING|note|help/)
})

test.each([
  ['no browser', { browser: { sentence: 'None. Help: sudo apt-get install chromium' } }, 'help: sudo apt-get'],
  ['no fonts for Thai', { tagsWithoutFonts: ['th'] }, 'fonts-thai-tlwg'],
  ['a port in use', { takenPort: 4002 }, 'PORT=4100 npm start'],
  ['a full disk', { freeDiskGb: 1 }, 'Free 3 GB'],
  ['2 GB of memory', { memoryGb: 2 }, 'JEST_WORKERS=1'],
])('%s: the report has the command that helps', (_name, change, help) => {
  expect(report(change)).toContain(help)
})

test('only ports and disk stop a command', () => {
  const list = findings({ ...machine, takenPort: 4000, freeDiskGb: 1, memoryGb: 1, tagsWithoutFonts: ['ja'] })
  expect(list.filter(isMissing).map(({ name }) => name)).toEqual(['ports', 'disk'])
})
