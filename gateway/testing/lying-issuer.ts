import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'

export type LyingIssuer = {
  readonly url: string
  /** Claims of the next ID tokens, for any code, optionally signed with an unpublished key. */
  answer(claims: JWTPayload, by?: 'other'): Promise<void>
  close(): Promise<void>
}

/** An OpenID issuer with the claims that a test sets, signed with the key that it publishes. */
export const startLyingIssuer = async (): Promise<LyingIssuer> => {
  const [own, other] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
  const jwks = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'key-1', use: 'sig', alg: 'RS256' }] }
  let token = ''
  let url = ''
  const answers = (path: string): object => {
    const issuer = `${url}/google`
    if (path.endsWith('/openid-configuration'))
      return {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
      }
    return path.endsWith('/jwks') ? jwks : { id_token: token }
  }
  const server = createServer((request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers(request.url ?? ''))),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    answer: async (claims, by) => {
      token = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'key-1', typ: 'JWT' })
        .sign((by === 'other' ? other : own).privateKey)
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
