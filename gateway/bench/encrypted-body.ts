import { randomUUID } from 'node:crypto'
import { endpoints, type EndpointName, type ValueOf } from '@mosaic/contracts'
import { CompactEncrypt, importJWK } from 'jose'

export type EncryptedBody = { readonly headers: Record<string, string>; readonly body: string }

/** Bodies of encrypted calls, made as a browser makes them. */
export const encrypter = async ({ keys: [key] }: ValueOf<'sessionKeys'>) => {
  if (!key) throw new Error('The gateway has no key.')
  const imported = await importJWK({ kty: key.kty, crv: key.crv, x: key.x, y: key.y }, 'ECDH-ES')
  return async (name: EndpointName, plain: object): Promise<EncryptedBody> => {
    const { method: htm, path: htu } = endpoints[name]
    const iat = Math.floor(Date.now() / 1000)
    const header = { alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid, iat, jti: randomUUID(), htm, htu, mc: 'aurora' }
    const value = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(plain)))
      .setProtectedHeader(header)
      .encrypt(imported)
    return {
      headers: { 'content-type': 'application/json', encryption: `v=1; kid="${key.kid}"` },
      body: JSON.stringify({ value }),
    }
  }
}
