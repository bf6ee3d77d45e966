import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose'
import { fail, ok, type Result } from '../../platform/http/result'

type KeySet = ReturnType<typeof createRemoteJWKSet>
export type KeySets = (url: string) => KeySet

const patienceMs = 3000

/** Cached key sets; an unknown key id fetches them again, at most twice a minute. */
export const keySets = (): KeySets => {
  const known = new Map<string, KeySet>()
  return (url) => {
    const keys = known.get(url) ?? createRemoteJWKSet(new URL(url), { timeoutDuration: patienceMs })
    known.set(url, keys)
    return keys
  }
}

/** Faults of the token; any other error means that the keys could not be fetched. */
const faults = [
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSMultipleMatchingKeys,
  errors.JWKSNoMatchingKey,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWTClaimValidationFailed,
  errors.JWTExpired,
  errors.JWTInvalid,
]

/** The claims of an unexpired token for this audience, signed by these keys with RS256. */
export const signedBy = async (
  keys: KeySet,
  token: string,
  expected: Required<Pick<JWTVerifyOptions, 'issuer' | 'audience'>>,
  now: number,
): Promise<Result<JWTPayload>> => {
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...expected,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'iat', 'exp'],
      currentDate: new Date(now),
    })
    return ok(payload)
  } catch (error) {
    return fail(faults.some((fault) => error instanceof fault) ? 'social.proof.invalid' : 'social.unavailable')
  }
}
