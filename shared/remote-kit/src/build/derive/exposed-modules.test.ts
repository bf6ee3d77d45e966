import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { RemoteDeclaration } from '../../manifest'
import { exposesOf, findModules } from './exposed-modules'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'exposes-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const file = (path: string) => {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  writeFileSync(join(dir, path), '')
}
const declaring = (...modules: `./${string}`[]): RemoteDeclaration => ({
  name: 'x',
  routes: modules.map((module, index) => ({ path: `/m/${index}`, module, access: 'public', title: 't' })),
})

test('a module is the one file of its name below pages or widgets, and its chunk bears its name', () => {
  file('src/pages/deposit/DepositPage.tsx')
  file('src/widgets/Balance.tsx')
  expect(exposesOf(dir, declaring('./DepositPage', './Balance'))).toEqual({
    './DepositPage': { import: join(dir, 'src/pages/deposit/DepositPage.tsx'), name: 'DepositPage' },
    './Balance': { import: join(dir, 'src/widgets/Balance.tsx'), name: 'Balance' },
  })
})

test('a module named by two routes is exposed once', () => {
  file('src/pages/A.tsx')
  expect(Object.keys(exposesOf(dir, declaring('./A', './A')))).toEqual(['./A'])
})

test('a missing and an ambiguous file are both reported', () => {
  file('src/pages/one/Twice.tsx')
  file('src/widgets/Twice.tsx')
  expect(findModules(dir, declaring('./Gone', './Twice')).errors).toEqual([
    'module ./Gone: no file Gone.tsx below src/pages or src/widgets',
    'module ./Twice: Twice.tsx exists 2 times (src/pages/one/Twice.tsx, src/widgets/Twice.tsx); the name must be unique',
  ])
})
