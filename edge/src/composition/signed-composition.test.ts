import { verify } from 'node:crypto'
import { ed25519PublicKey } from '../signing/key-ring'
import { edgeUnderTest } from '../testing/edge-under-test'

const { get } = edgeUnderTest()

describe('the signature', () => {
  type Keys = Record<string, { ed25519: string }>
  const holds = (text: string, key: string, signature: string, keys: Keys) =>
    verify(null, Buffer.from(text), ed25519PublicKey(keys[key]?.ed25519 ?? ''), Buffer.from(signature, 'base64'))

  test('the signature of the document’s composition is valid for its bytes, with a key in the document', async () => {
    const { body } = await get('/m/wallet')
    const [, key = '', signature = '', text = ''] =
      /id="composition" data-key="([^"]+)" data-ed25519="([^"]+)" data-p256="[^"]+">(.*?)<\/script>/s.exec(body) ?? []
    const keys: Keys = JSON.parse(/__mosaicKeys=(\{.*?\}\});/.exec(body)?.[1] ?? '{}')
    expect(holds(text, key, signature, keys)).toBe(true)
    expect(holds(text.replace('wallet', 'wallit'), key, signature, keys)).toBe(false)
    expect(JSON.parse(text).issuedAt).toBeGreaterThan(Date.now() - 60_000)
  })

  test('the signature of a fetched composition is in its headers', async () => {
    const keys: Keys = JSON.parse(/__mosaicKeys=(\{.*?\}\});/.exec((await get('/m/wallet')).body)?.[1] ?? '{}')
    const { body, headers } = await get('/composition.json')
    expect(holds(body, String(headers['x-composition-key']), String(headers['x-composition-ed25519']), keys)).toBe(true)
  })
})
