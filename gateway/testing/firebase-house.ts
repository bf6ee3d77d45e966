import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportSPKI, generateKeyPair, importJWK, SignJWT, type JWTPayload } from 'jose'

const projectId = 'mosaic-tests'
export const firebaseProject = {
  projectId,
  apiKey: 'A'.repeat(39),
  authDomain: `${projectId}.firebaseapp.com`,
  appId: '1:1234567890:web:abcdef',
  sms: true,
}

type Shape = { readonly alg?: 'RS256' | 'RS512'; readonly kid?: string; readonly by?: 'other' }

export type FirebaseHouse = {
  readonly keysUrl: string
  /** An ID token as Firebase writes it, with the changes of a test. */
  token(now: number, claims?: JWTPayload, shape?: Shape): Promise<string>
  /** A token by an attacker who only knows the public key. */
  forgedWithPublicKey(now: number): Promise<string>
  unsigned(now: number): string
  asked(): number
  /** Switches the key endpoint on or off. */
  reachable(yes: boolean): void
  close(): Promise<void>
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Firebase with keys of its own, which it publishes as Google does. */
export const startFirebaseHouse = async (): Promise<FirebaseHouse> => {
  const own = await generateKeyPair('RS256', { extractable: true })
  const other = await generateKeyPair('RS256')
  const jwks = JSON.stringify({ keys: [{ ...(await exportJWK(own.publicKey)), kid: 'key-1', use: 'sig' }] })
  let answers = true
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    if (answers) response.setHeader('content-type', 'application/json').end(jwks)
    else response.writeHead(503).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const claimsAt = (now: number): JWTPayload => {
    const at = Math.floor(now / 1000)
    return {
      iss: `https://securetoken.google.com/${projectId}`,
      aud: projectId,
      sub: 'firebase-user-1',
      iat: at,
      exp: at + 3600,
      auth_time: at,
      email: 'ana.test@example.com',
      email_verified: true,
      name: 'Ana Test',
      firebase: { sign_in_provider: 'google.com' },
    }
  }
  return {
    keysUrl: `http://127.0.0.1:${port}/keys`,
    token: async (now, claims = {}, { alg = 'RS256', kid = 'key-1', by } = {}) =>
      new SignJWT({ ...claimsAt(now), ...claims })
        .setProtectedHeader({ alg, kid, typ: 'JWT' })
        .sign(by === 'other' ? other.privateKey : await importJWK(await exportJWK(own.privateKey), alg)),
    forgedWithPublicKey: async (now) =>
      new SignJWT(claimsAt(now))
        .setProtectedHeader({ alg: 'HS256', kid: 'key-1', typ: 'JWT' })
        .sign(new TextEncoder().encode(await exportSPKI(own.publicKey))),
    unsigned: (now) => `${encoded({ alg: 'none', kid: 'key-1', typ: 'JWT' })}.${encoded(claimsAt(now))}.`,
    asked: () => asked,
    reachable: (yes) => {
      answers = yes
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
