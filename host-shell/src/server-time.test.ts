/** @jest-environment jsdom */
import { serverNow } from '@mosaic/i18n'
import { startServerTime } from './server-time'

const setEntries = (entries: readonly object[]) =>
  Object.defineProperty(performance, 'getEntriesByType', { value: () => entries, configurable: true })

test.each([
  ['Safari below 15.1 has no such entry and no such class', [], 0],
  ['an entry', [{ responseStart: performance.now() - 4_000 }], 4_000],
])('%s: the clock starts with the time of the document', (_case, entries, age) => {
  Reflect.deleteProperty(globalThis, 'PerformanceNavigationTiming')
  setEntries(entries)
  const issued = Date.parse('2026-03-27T12:00:00Z')
  startServerTime(issued)
  expect(Math.abs(serverNow() - issued - age)).toBeLessThan(1_000)
})
