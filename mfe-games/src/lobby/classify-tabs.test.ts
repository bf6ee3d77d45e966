import { gameClassifies, type GameClassify } from '@mosaic/contracts'
import { classifyTabs } from './classify-tabs'

const entry = (key: GameClassify, sort: number, categories?: readonly ('RNG' | 'LIVE' | 'FISH')[]) => ({
  key,
  sort,
  categories,
})
const all = gameClassifies.map((key, sort) => entry(key, sort))

test('a category has its first 5 classifications, slots up to 9 and the fishing games', () => {
  expect(classifyTabs(all, 'LIVE', true)).toEqual({ classes: ['', 'JP', 'SC', 'VP', 'TG'], fish: false })
  expect(classifyTabs(all, 'RNG', true)).toEqual({ classes: [...gameClassifies], fish: true })
  expect(classifyTabs(all, 'RNG', false).fish).toBe(false)
})

test('they come in the order of the gateway, and only those that the category has', () => {
  const entries = [entry('SC', 3, ['RNG']), entry('', 1, ['RNG', 'LIVE']), entry('TG', 2, ['LIVE'])]
  expect(classifyTabs(entries, 'RNG', false).classes).toEqual(['', 'SC'])
  expect(classifyTabs(entries, 'LIVE', false).classes).toEqual(['', 'TG'])
})

test('a single classification: no tabs; crash games have one class', () => {
  expect(classifyTabs([entry('', 1)], 'FISH', true).classes).toEqual([])
  expect(classifyTabs(all, 'CRASH', true).classes).toEqual([])
})
