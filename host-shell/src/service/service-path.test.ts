import { webcrypto } from 'node:crypto'
import { TextDecoder } from 'node:util'
import { openServiceEntries, openServicePath } from './service-path'

/** Written by the gateway (its own test has the same pair): SHA-256 of "service path of aurora", and the sealed "/m/help". */
const key = 'BUhknXsSk0pjfIGNapwIRjs7kIiLPnF_kVixwLyVgpM'
const encryptedHelp = 'v1.-p-TBMO-H1JwKT2JhgqaZB0o9oBz1XxtcTDj-fhswabsbJU'

const browserCrypto = Object.getOwnPropertyDescriptor(globalThis, 'crypto')
const useCrypto = (value: unknown) => Object.defineProperty(globalThis, 'crypto', { value, configurable: true })
beforeAll(() => Object.assign(globalThis, { TextDecoder }))
beforeEach(() => useCrypto(webcrypto))
afterAll(() => {
  if (browserCrypto) Object.defineProperty(globalThis, 'crypto', browserCrypto)
})

test('a path that the gateway sealed is opened', async () => {
  await expect(openServicePath(encryptedHelp, key)).resolves.toBe('/m/help')
})

test.each([
  ['was changed on the way', `${encryptedHelp.slice(0, -2)}AA`, key],
  ['belongs to another key', encryptedHelp, 'A'.repeat(43)],
  ['is cut off', encryptedHelp.slice(0, 12), key],
])('a path that %s leads nowhere', async (_, path, secret) => {
  await expect(openServicePath(path, secret)).resolves.toBeNull()
})

/** Written by `printf /m/help | openssl enc -aes-256-cbc -md md5 -salt -base64 -pass pass:'older gateway'`. */
const legacyHelp = 'U2FsdGVkX1/SW1W4xjFMes23PDEBFnL39GIrqfA+fMU='

test.each([
  ['is opened with its passphrase', legacyHelp, 'older gateway', '/m/help'],
  ['leads nowhere with another', legacyHelp, key, null],
  ['leads nowhere when it is cut off', legacyHelp.slice(0, 24), 'older gateway', null],
])('a path that an older gateway encrypted %s', async (_, path, secret, opened) => {
  useCrypto({})
  await expect(openServicePath(path, secret)).resolves.toBe(opened)
})

test('no WebCrypto (plain http): the encrypted entry is left out, others stay', async () => {
  useCrypto({})
  const entries = [
    { csType: 'CS', title: 'Help', path: encryptedHelp },
    { csType: 'LIVECHAT', title: 'Chat', path: 'https://chat.example/' },
  ]
  const opened = await openServiceEntries({ version: { pathList: entries }, serviceKey: key })
  expect(opened.map(({ title }) => title)).toEqual(['Chat'])
})
