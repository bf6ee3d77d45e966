import { createECDH, randomBytes } from 'node:crypto'
import { isPushKey } from './push-key'

const key = () => {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  return browser.getPublicKey()
}

test('the public key of a browser: taken', () => {
  for (let count = 0; count < 20; count += 1) expect(isPushKey(key().toString('base64url'))).toBe(true)
})

const changed = (change: (bytes: Buffer) => void): string => {
  const bytes = key()
  change(bytes)
  return bytes.toString('base64url')
}

test.each([
  ['another y', changed((bytes) => bytes.writeUInt8((bytes[64] ?? 0) ^ 1, 64))],
  ['random digits', changed((bytes) => void randomBytes(64).copy(bytes, 1))],
  ['zeros', changed((bytes) => void bytes.fill(0, 1))],
  ['coordinates beyond the field', changed((bytes) => void bytes.fill(255, 1))],
  ['a compressed point of the same length', changed((bytes) => bytes.writeUInt8(2, 0))],
  ['a hybrid point', changed((bytes) => bytes.writeUInt8(6, 0))],
  [
    'a point of another curve',
    (() => {
      const browser = createECDH('secp256k1')
      browser.generateKeys()
      return browser.getPublicKey().toString('base64url')
    })(),
  ],
  ['too short', key().subarray(0, 64).toString('base64url')],
  ['empty', ''],
])('%s: refused', (_case, p256dh) => {
  expect(isPushKey(p256dh)).toBe(false)
})
