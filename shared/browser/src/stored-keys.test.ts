/** @jest-environment jsdom */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFlag, setFlag } from './flag'
import { deviceStorage, tabStorage } from './storage'
import type { DeviceKey, TabKey } from './stored-keys'
import { forbidStorage, storedKeyKinds, testStoredKey } from './testing'

const ofTab: readonly string[] = ['mosaic.from-webclip', 'mosaic.member.passkeyOffer', 'mosaic.moved']
const flags: readonly string[] = ['autoLogin', 'mosaic.device']

beforeEach(() => {
  for (const key of flags) document.cookie = `${key}=; Max-Age=0; Path=/`
})

for (const [key, kind] of Object.entries(storedKeyKinds)) {
  if (kind !== 'text' || flags.includes(key)) continue
  const inTab = ofTab.includes(key)
  testStoredKey(key as DeviceKey | TabKey, {
    area: inTab ? 'sessionStorage' : 'localStorage',
    values: ['1', '2'],
    write: (value) =>
      void (inTab ? tabStorage.write(key as TabKey, value) : deviceStorage.write(key as DeviceKey, value)),
    read: () => (inTab ? tabStorage.read(key as TabKey) : deviceStorage.read(key as DeviceKey)),
    anyText: true,
  })
}

for (const key of flags as readonly DeviceKey[])
  testStoredKey(key, {
    area: 'localStorage',
    values: ['0', '1'],
    write: (value) => setFlag(key, value),
    read: () => readFlag(key),
    anyText: true,
  })

test('a flag that went into a cookie is never older there than in storage', () => {
  const mend = forbidStorage()
  setFlag('autoLogin', '1')
  mend()
  setFlag('autoLogin', '0')
  localStorage.clear()
  expect(readFlag('autoLogin')).toBe('0')
})

test('every record of the registry is tested by its package', () => {
  const root = join(__dirname, '../../..')
  const packages = [
    ...readdirSync(root).filter((name) => name === 'host-shell' || name.startsWith('mfe-')),
    ...readdirSync(join(root, 'shared')).map((name) => `shared/${name}`),
  ]
  const tests = packages
    .map((name) => join(root, name, 'src/stored-keys.test.ts'))
    .filter(existsSync)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const untested = Object.entries(storedKeyKinds).filter(
    ([key, kind]) =>
      kind === 'record' &&
      !new RegExp(`testStoredKey[^(]*\\('${key.replace('${string}', '').replaceAll('.', '\\.')}`).test(tests),
  )
  expect(untested).toEqual([])
})
