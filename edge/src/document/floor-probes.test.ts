import { floorOf, polyfilledIn } from '@mosaic/remote-kit/build'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { polyfillScript } from './head-scripts'
import { floorProbes } from './old-browser'

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8')

test('the document asks for what gives the browser floor', () => {
  const floor: unknown = JSON.parse(read('shared/remote-kit/src/build/compile/browser-floor.json'))
  expect(floorOf(Object.keys(floorProbes)).floor).toEqual(floor)
})

test('the document fetches the polyfills where one of them is missing', () => {
  const polyfills = polyfilledIn(read('host-shell/src/polyfills/index.ts'))
  expect(polyfills).toEqual(expect.arrayContaining(['BigInt', 'Promise.allSettled', 'Array|String#at']))
  const script = polyfillScript('/p.js', 'sha384-a')
  expect(polyfills.filter((name) => !script.includes(name.split(/[.#]/).at(-1) ?? ''))).toEqual([])
})
