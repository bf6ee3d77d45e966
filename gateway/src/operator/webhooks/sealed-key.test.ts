import { openKey, sealKey } from './sealed-key'

const master = 'm'.repeat(32)

test('sealed: it opens for its address with its key, and no two are alike', () => {
  const sealed = sealKey(master, 'one', 'secret')
  expect(sealed).not.toContain('secret')
  expect(openKey(master, 'one', sealed)).toBe('secret')
  expect(sealKey(master, 'one', 'secret')).not.toBe(sealed)
})

test.each([
  ['another address', (sealed: string) => openKey(master, 'two', sealed)],
  ['another key', (sealed: string) => openKey('n'.repeat(32), 'one', sealed)],
  ['no key', (sealed: string) => openKey(null, 'one', sealed)],
  ['a changed end', (sealed: string) => openKey(master, 'one', `${sealed.slice(0, -4)}AAAA`)],
  ['too short', () => openKey(master, 'one', 'v1.AAAA')],
])('%s: it does not open', (_, open) => {
  expect(open(sealKey(master, 'one', 'secret'))).toBeNull()
})

test('stored before keys were sealed: as it is', () => {
  expect(openKey(null, 'one', 'plain')).toBe('plain')
})
