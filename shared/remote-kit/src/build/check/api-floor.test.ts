import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import floor from '../compile/browser-floor.json'
import { workspaceRoot } from '../paths'
import { floorOf, isLater, polyfilledIn, substitutes, gameSubstitutes } from './api-floor'
import { usedApis } from './used-apis'

test.each([
  ['Object.fromEntries([])', 'Object.fromEntries', '73'],
  ['const { a } = await window.cookieStore', 'cookieStore', '87'],
  ['b.flatMap((c) => c)', 'Array#flatMap', '69'],
  ['b.at(-1)', 'Array|String#at', '92'],
  ['navigator.share({})', 'Navigator.share', '128'],
  ['new BroadcastChannel("a")', 'BroadcastChannel', '54'],
  ['class A extends WeakRef {}', 'WeakRef', '84'],
  ['/(?<=a)b/', 'regexp:lookbehind_assertion', '62'],
  ['/\\p{L}/u', 'regexp:unicode_character_class_escape', '64'],
])('%s: uses %s, which came with Chrome %s', (code, name, chrome) => {
  expect([...usedApis(code)]).toContain(name)
  expect(floorOf([name]).floor.chrome).toBe(chrome)
})

test.each(['const WeakRef = 1; WeakRef.a', '({ BigInt: 1 })', 'a.BigInt', 'function f(BigInt) { return BigInt }'])(
  '%s: uses nothing of the platform',
  (code) => {
    expect(floorOf(usedApis(code)).floor.chrome).toBe('0')
  },
)

test('the youngest of several decides, each browser for itself', () => {
  const { floor: derived, because } = floorOf(['fetch', 'Object.fromEntries', 'regexp:unicode_character_class_escape'])
  expect(derived).toEqual(floor)
  expect(because.firefox).toEqual(['regexp:unicode_character_class_escape'])
})

const polyfills = polyfilledIn(readFileSync(join(workspaceRoot, 'host-shell/src/polyfills/index.ts'), 'utf8'))

test.each([...polyfills, ...Object.keys(substitutes), ...Object.keys(gameSubstitutes)])(
  '%s has a substitute and needs one',
  (name) => {
    const { floor: own } = floorOf([name])
    expect(Object.entries(floor).some(([browser, version]) => isLater(own[browser as keyof typeof own], version))).toBe(
      true,
    )
  },
)
