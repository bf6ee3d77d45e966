import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Settings } from '../start/environment'
import { preparedFrom } from './prepared'

let root = ''
const write = (path: string, text: string) => {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
const settings = (): Settings => ({
  production: false,
  port: 4000,
  dataDir: join(root, '.data'),
  databaseUrl: null,
  qa: true,
})
const prepared = (env = {}) => preparedFrom(root, settings(), env)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'prepared-'))
  for (const folder of ['gateway', 'operator', 'studio', 'edge', 'host-shell', 'shared', 'scripts', 'mfe-wallet'])
    write(`${folder}/src/index.ts`, folder)
  for (const server of ['gateway', 'studio', 'edge']) write(`${server}/dist/main.mjs`, server)
  write('operator/dist/index.html', 'desk')
  for (const made of ['store/channel', 'art/tile.avif']) write(`.data/${made}`, made)
  write('studio/art/tile.ts', 'a drawing')
  write('pnpm-lock.yaml', 'lock')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('unchanged sources: not prepared again', () => {
  expect(prepared().upToDate).toBe(false)
  prepared().keep()
  expect(prepared().upToDate).toBe(true)
})

test.each([
  ['a source of a remote changed', () => write('mfe-wallet/src/index.ts', 'another wallet')],
  ['a drawing changed', () => write('studio/art/tile.ts', 'another drawing')],
  ['a remote came', () => write('mfe-raffle/src/index.ts', 'raffle')],
  ['a package changed', () => write('pnpm-lock.yaml', 'another lock')],
  ['a server’s bundle is gone', () => rmSync(join(root, 'edge/dist'), { recursive: true })],
  ['the pictures are gone', () => rmSync(join(root, '.data/art'), { recursive: true })],
  ['the store is gone', () => rmSync(join(root, '.data/store'), { recursive: true })],
])('prepared again when %s', (_what, change) => {
  prepared().keep()
  change()
  expect(prepared().upToDate).toBe(false)
})

test('a store elsewhere: always checked', () => {
  prepared().keep()
  expect(prepared({ RELEASE_STORE: 's3://bucket' }).upToDate).toBe(false)
})
