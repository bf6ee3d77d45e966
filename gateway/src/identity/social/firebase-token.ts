import type { BodyOf } from '@mosaic/contracts'
import { z } from 'zod'
import { fail, ok, type Result } from '../../platform/http/result'
import { isFresh } from './fresh'
import { signedBy, type KeySets } from './signed-by'

export type FirebaseChannel = Exclude<NonNullable<BodyOf<'login'>['firebaseChannel']>, ''>

/** Firebase's names of the sign-in methods. */
const signInProviders: Readonly<Record<FirebaseChannel, string>> = {
  google: 'google.com',
  facebook: 'facebook.com',
  sms: 'phone',
}

const issuerHead = 'https://securetoken.google.com/'

const claims = z.object({
  sub: z.string().min(1).max(128),
  exp: z.number(),
  auth_time: z.number(),
  email: z.string().max(128).catch(''),
  email_verified: z.boolean().catch(false),
  name: z.string().max(64).catch(''),
  phone_number: z.string().max(20).catch(''),
  firebase: z.object({ sign_in_provider: z.string() }),
})

export type FirebaseClaims = {
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly emailVerified: boolean
  readonly name: string
  /** In international form; '' unless verified. */
  readonly number: string
  readonly expiresAt: number
}

type Asked = {
  readonly token: string
  readonly projectId: string
  readonly channel: FirebaseChannel
  readonly keysUrl: string
  readonly now: number
}

/**
 * Claims of an ID token (security research G20): signed by Google, for this project, fresh, and of the expected
 * sign-in method.
 */
export const readFirebaseToken = async (
  keys: KeySets,
  { token, projectId, channel, keysUrl, now }: Asked,
): Promise<Result<FirebaseClaims>> => {
  const issuer = issuerHead + projectId
  const signed = await signedBy(keys(keysUrl), token, { issuer, audience: projectId }, now)
  if (!signed.ok) return signed
  const read = claims.safeParse(signed.value)
  if (!read.success) return fail('social.proof.invalid')
  const { sub, exp, auth_time, email, email_verified, name, phone_number, firebase } = read.data
  if (!isFresh(auth_time, now) || firebase.sign_in_provider !== signInProviders[channel])
    return fail('social.proof.invalid')
  return ok({
    issuer,
    subject: sub,
    email,
    emailVerified: email_verified,
    name,
    number: phone_number,
    expiresAt: exp * 1000,
  })
}

/** A verified number logs in only its own account, whatever the body claims. */
export const provesNumber = ({ number }: Pick<FirebaseClaims, 'number'>, claimed: string | null): claimed is string =>
  claimed !== null && claimed === number

/** The signed part: the signature itself has several encodings, which would each look like a new token. */
export const signedPart = (token: string): string => token.slice(0, token.lastIndexOf('.'))
