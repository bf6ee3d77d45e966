import { readFileSync } from 'node:fs'
import { documentFile, documentOf, readRows, rowProblems, rowsOfHouse } from './asvs'

test('docs/asvs.md is what npm run asvs makes', () => {
  expect(readFileSync(documentFile, 'utf8')).toBe(documentOf(rowsOfHouse()))
})

test('every requirement of level 2 has one row, and every test that is named exists', () => {
  expect(rowProblems(rowsOfHouse())).toEqual([])
})

test.each([
  [
    'a test that does not exist',
    '1.1.1\tx\tmet\tgateway/src/gone.test.ts',
    'there is no test gateway/src/gone.test.ts',
  ],
  ['a file that is no test', '1.1.1\tx\tmet\tpackage.json', 'there is no test package.json'],
  ['one requirement twice', '1.1.1\tx\topen\ty\n1.1.1\tx\topen\ty', '1.1.1 is there twice'],
])('%s: named', (_case, lines, problem) => {
  expect(rowProblems(readRows(`head\n${lines}`)).join()).toContain(problem)
})

test('a row without a reason or with another status: refused', () => {
  expect(() => readRows('head\n1.1.1\tx\topen\t')).toThrow('is wrong')
  expect(() => readRows('head\n1.1.1\tx\tdone\ty')).toThrow('is wrong')
})
