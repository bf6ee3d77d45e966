import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose'

const lifetimeSeconds = 300

/** Signs ID tokens with a key that this process makes when it first needs one. */
export const idTokenSigner = (kid: string) => {
  let pair: ReturnType<typeof generateKeyPair> | null = null
  const keys = () => (pair ??= generateKeyPair('RS256'))
  return {
    publicKeys: async (): Promise<{ keys: JWK[] }> => ({ keys: [{ ...(await exportJWK((await keys()).publicKey)), kid, alg: 'RS256', use: 'sig' }] }),
    sign: async (claims: JWTPayload, now: number): Promise<string> => {
      const at = Math.floor(now / 1000)
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .setIssuedAt(at)
        .setExpirationTime(at + lifetimeSeconds)
        .sign((await keys()).privateKey)
    },
  }
}
