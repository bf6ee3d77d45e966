import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose'

const lifetimeSeconds = 300

/** Signs ID tokens. The key is generated at the start, so that no sign-in waits for it. */
export const idTokenSigner = (kid: string) => {
  const keys = generateKeyPair('RS256')
  return {
    publicKeys: async (): Promise<{ keys: JWK[] }> => ({
      keys: [{ ...(await exportJWK((await keys).publicKey)), kid, alg: 'RS256', use: 'sig' }],
    }),
    sign: async (claims: JWTPayload, now: number): Promise<string> => {
      const at = Math.floor(now / 1000)
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .setIssuedAt(at)
        .setExpirationTime(at + lifetimeSeconds)
        .sign((await keys).privateKey)
    },
  }
}
