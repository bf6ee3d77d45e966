import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type * as Generate from '../engine/generate-config'

// The whole catalogue takes too long here; three of its slots are enough.
jest.mock('../../catalogue/index', () => {
  const real = jest.requireActual<{ games: { slot?: object }[] }>('../../catalogue/index')
  return { ...real, games: real.games.filter(({ slot }) => slot !== undefined).slice(-3) }
})
jest.mock('../engine/generate-config', () => {
  const real = jest.requireActual<typeof Generate>('../engine/generate-config')
  return { ...real, generateConfig: jest.fn(real.generateConfig) }
})

/** The modules as a process that has just started has them, and how many slots it has made. */
const startedProcess = async () => {
  jest.resetModules()
  const { generateConfig } = await import('../engine/generate-config')
  const memory = await import('./slot-cache')
  const { catalogueRows } = await import('./catalogue-rows')
  const known = async () =>
    (await catalogueRows()).map(({ row, play }) => [row.gameCode, play?.game.rules.config, play?.figures])
  return { ...memory, known, made: () => jest.mocked(generateConfig).mock.calls.length }
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slots-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const cachedOnce = async () => {
  const first = await startedProcess()
  expect(first.loadSlotCache(folder, 'one')).toBe(false)
  await first.saveSlotCache(folder, 'one')
  expect(first.made()).toBe(3)
  return first.known()
}

test('slots cached by the same code are reused at the next start', async () => {
  const rows = await cachedOnce()
  const next = await startedProcess()
  expect(next.loadSlotCache(folder, 'one')).toBe(true)
  expect(await next.known()).toEqual(rows)
  expect(next.made()).toBe(0)
})

test('changed code builds its own slots and removes the old cache', async () => {
  await cachedOnce()
  const next = await startedProcess()
  expect(next.loadSlotCache(folder, 'two')).toBe(false)
  await next.saveSlotCache(folder, 'two')
  expect(readdirSync(folder)).toEqual(['slots-two.json'])
})

test.each([
  ['a torn file', (text: string) => text.slice(0, -10)],
  ['an empty file', () => ''],
  [
    'a changed prize',
    (text: string) =>
      text.replace(/"scatterPays":\[(\d+)/, (_all, prize: string) => `"scatterPays":[${Number(prize) + 1}`),
  ],
  ['figures of another configuration', (text: string) => text.replace(/"configHash":"./, '"configHash":"x')],
])('%s is not believed', async (_what, spoil) => {
  await cachedOnce()
  const file = join(folder, 'slots-one.json')
  writeFileSync(file, spoil(readFileSync(file, 'utf8')))
  expect((await startedProcess()).loadSlotCache(folder, 'one')).toBe(false)
})
