import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'

const bare = (cell: string): string => cell.trim().replace(/^`|`$/g, '')
const rows = readFileSync(join(root, 'docs/constants.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| constant') && !line.startsWith('| ---'))
  .map((line) => line.split('|').slice(1, 5).map(bare))

test.each(rows)('%s stands where the document says, or the document says why it is not applicable', (...row) => {
  const [, code = '', file = '', reason = ''] = row
  if (reason) return expect([code, file]).toEqual(['', ''])
  return expect(readFileSync(join(root, file), 'utf8')).toContain(code)
})

test.each(['WEB 1, MOBILE 3', 'iframe delays', 'Android copy delay 500 ms'])('%s is not forgotten', (name) => {
  expect(rows.some(([constant]) => constant?.includes(name))).toBe(true)
})
