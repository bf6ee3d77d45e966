import { webcrypto } from 'node:crypto'
import { TextDecoder } from 'node:util'
import { openServiceEntries, openServicePath } from './service-path'

/** Written by the gateway (its own test has the same pair): SHA-256 of "service path of aurora", and the sealed "/m/help". */
const key = 'BUhknXsSk0pjfIGNapwIRjs7kIiLPnF_kVixwLyVgpM'
const sealedHelp = 'v1.-p-TBMO-H1JwKT2JhgqaZB0o9oBz1XxtcTDj-fhswabsbJU'

const browserCrypto = Object.getOwnPropertyDescriptor(globalThis, 'crypto')
const useCrypto = (value: unknown) => Object.defineProperty(globalThis, 'crypto', { value, configurable: true })
beforeAll(() => Object.assign(globalThis, { TextDecoder }))
beforeEach(() => useCrypto(webcrypto))
afterAll(() => {
  if (browserCrypto) Object.defineProperty(globalThis, 'crypto', browserCrypto)
})

test('a path that the gateway sealed is opened', async () => {
  await expect(openServicePath(sealedHelp, key)).resolves.toBe('/m/help')
})

test.each([
  ['was changed on the way', `${sealedHelp.slice(0, -2)}AA`, key],
  ['belongs to another key', sealedHelp, 'A'.repeat(43)],
  ['is cut off', sealedHelp.slice(0, 12), key],
])('a path that %s leads nowhere', async (_, path, secret) => {
  await expect(openServicePath(path, secret)).resolves.toBeNull()
})

test('without web cryptography (plain http on a local address) the entry is left out, the others stay', async () => {
  useCrypto({})
  const entries = [
    { csType: 'CS', title: 'Help', path: sealedHelp },
    { csType: 'LIVECHAT', title: 'Chat', path: 'https://chat.example/' },
  ]
  const opened = await openServiceEntries({ version: { pathList: entries }, serviceKey: key })
  expect(opened.map(({ title }) => title)).toEqual(['Chat'])
})
