import { Linter } from 'eslint'
import { standardWords } from './standard-words.mjs'

const messagesOf = (code: string, filename = 'gateway/src/app.ts') =>
  new Linter().verify(
    code,
    [
      {
        files: ['**/*.ts'],
        plugins: { mosaic: { rules: { 'standard-words': standardWords } } },
        rules: { 'mosaic/standard-words': 'error' },
      },
    ],
    { filename },
  )

test.each([
  ['a refused word alone', 'export const told = 1', 1],
  ['inside an identifier', 'export const keptRows = 1', 1],
  ['several words in order', 'export const bringAllBack = 1', 1],
  ['a longer word that only contains it', 'export const doorbell = 1', 0],
  ['a member of an imported object', "import lib from 'lib'\nexport const value = lib.told", 0],
  ['a standard name', 'export const reportedRows = 1', 0],
])('%s: %s gives %i findings', (_case, code, count) => {
  expect(messagesOf(code)).toHaveLength(count)
})

test('a file name with a refused word: refused, unless the list allows it there', () => {
  expect(messagesOf('export const a = 1', 'gateway/src/pocket.ts')).toHaveLength(1)
  expect(messagesOf('export const pocket = 1', 'studio/src/games/roulette/wheel.ts')).toEqual([])
})
