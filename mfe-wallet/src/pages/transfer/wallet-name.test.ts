import { isShown, shownWallet } from './wallet-name'

const wallet = (code: string) => ({ code, name: 'Arenum', balance: '0.00' })

test.each([
  ['main', 'main', true],
  ['vendor:ARENUM', 'vendor', true],
  ['transit:ARENUM', 'transit', false],
  ['locked', 'locked', false],
  ['of a later gateway', 'vendor', true],
])('%s is shown as %s, also when it is empty: %s', (code, kind, whenEmpty) => {
  expect(shownWallet(wallet(code)).kind).toBe(kind)
  expect(isShown(wallet(code), true)).toBe(whenEmpty)
  expect(isShown(wallet(code), false)).toBe(true)
})
