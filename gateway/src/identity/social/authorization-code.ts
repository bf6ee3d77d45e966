import type { SocialProvider } from '@mosaic/contracts'
import { createHash } from 'node:crypto'
import { request } from 'undici'
import { z } from 'zod'
import { fail, ok, type Result } from '../../platform/http/result'
import { answersFlow } from './flow-nonce'
import { isFresh } from './fresh'
import type { SocialIdentity } from './identity'
import { signedBy, type KeySets } from './signed-by'
import type { SocialFlow } from './store'

export const clientId = 'mosaic'
const patience = { headersTimeout: 3000, bodyTimeout: 3000 }

const web = z.url({ protocol: /^https?$/ })
const discovery = z.object({ issuer: web, authorization_endpoint: web, token_endpoint: web, jwks_uri: web })
type Discovery = z.output<typeof discovery>
const tokenAnswer = z.object({ id_token: z.string().max(8192) })
const idClaims = z.object({
  sub: z.string().min(1).max(128),
  nonce: z.string(),
  auth_time: z.number().optional(),
  email: z.string().max(128).catch(''),
  email_verified: z.boolean().catch(false),
  name: z.string().max(64).catch(''),
})

const discover = async (issuer: string): Promise<Discovery | null> => {
  try {
    const answer = await request(`${issuer}/.well-known/openid-configuration`, patience)
    const read = discovery.safeParse(await answer.body.json())
    // OpenID Connect Discovery §4.3: the answer must name the issuer that was asked.
    return read.success && read.data.issuer === issuer ? read.data : null
  } catch {
    return null
  }
}

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/** The provider's page (authorization code with PKCE, RFC 9700 §2.1.1). */
export const authorizeUrl = async (
  issuer: string,
  state: string,
  flow: SocialFlow,
  language: string,
): Promise<Result<{ authorizeUrl: string }>> => {
  const found = await discover(issuer)
  if (!found) return fail('social.unavailable')
  const url = new URL(found.authorization_endpoint)
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: flow.redirectUri,
    scope: 'openid email profile',
    state,
    nonce: flow.nonce,
    code_challenge: challengeOf(flow.codeVerifier),
    code_challenge_method: 'S256',
    ui_locales: language,
    // A thief of the phone may be logged in at the provider too, so it must authenticate again.
    ...(flow.sessionId === null ? {} : { prompt: 'login', max_age: '0' }),
  }).toString()
  return ok({ authorizeUrl: url.href })
}

const idTokenFor = async (endpoint: string, code: string, flow: SocialFlow): Promise<Result<string>> => {
  try {
    const answer = await request(endpoint, {
      ...patience,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        client_id: clientId,
        redirect_uri: flow.redirectUri,
        code_verifier: flow.codeVerifier,
      }).toString(),
    })
    const body: unknown = await answer.body.json()
    if (answer.statusCode >= 500) return fail('social.unavailable')
    const read = tokenAnswer.safeParse(body)
    return answer.statusCode === 200 && read.success ? ok(read.data.id_token) : fail('social.proof.invalid')
  } catch {
    return fail('social.unavailable')
  }
}

/** Exchanges the code of the redirect for the identity at the provider. */
export const identityOfCode = async (
  keys: KeySets,
  issuer: string,
  code: string,
  flow: SocialFlow & { readonly provider: SocialProvider },
  now: number,
): Promise<Result<SocialIdentity>> => {
  const found = await discover(issuer)
  if (!found) return fail('social.unavailable')
  const idToken = await idTokenFor(found.token_endpoint, code, flow)
  if (!idToken.ok) return idToken
  const signed = await signedBy(keys(found.jwks_uri), idToken.value, { issuer, audience: clientId }, now)
  if (!signed.ok) return signed
  const read = idClaims.safeParse(signed.value)
  if (!read.success || !answersFlow(read.data, flow)) return fail('social.proof.invalid')
  const { sub, auth_time, email, email_verified, name } = read.data
  // After `max_age`, the token must contain `auth_time` (OpenID Connect Core §3.1.2.1).
  if (flow.sessionId !== null && (auth_time === undefined || !isFresh(auth_time, now)))
    return fail('social.proof.invalid')
  return ok({ provider: flow.provider, issuer, subject: sub, email, emailVerified: email_verified, name })
}
