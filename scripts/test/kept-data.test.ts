import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyData, keptData } from './kept-data'

let dataDir: string
const write = (name: string, text: string): void => {
  mkdirSync(join(dataDir, name, '..'), { recursive: true })
  writeFileSync(join(dataDir, name), text)
}
beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'kept-')), 'data')
  for (const name of ['art/hero.webp', 'pglite/base', 'studio/rounds', 'secrets.json', 'store/journal/1', 'prepared'])
    write(name, 'first')
})
afterEach(() => rmSync(join(dataDir, '..'), { recursive: true, force: true }))

test('a run begins afresh but for the pictures', () => {
  emptyData(dataDir)
  expect(readdirSync(dataDir)).toEqual(['art'])
})

test('a run of named flows begins with the data of a first start, and not with what a run left', () => {
  keptData(dataDir, 'today').keep()
  write('pglite/base', 'changed by a flow')
  emptyData(dataDir)
  expect(keptData(dataDir, 'today').lay()).toBe(true)
  expect(readFileSync(join(dataDir, 'pglite/base'), 'utf8')).toBe('first')
  expect(readdirSync(dataDir).sort()).toEqual(['art', 'pglite', 'secrets.json', 'studio'])
})

test('other sources or another day begin from nothing', () => {
  keptData(dataDir, 'today').keep()
  emptyData(dataDir)
  expect(keptData(dataDir, 'tomorrow').lay()).toBe(false)
  expect(readdirSync(dataDir)).toEqual(['art'])
})
