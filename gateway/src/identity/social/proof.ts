import type { BodyOf, SocialProvider } from '@mosaic/contracts'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import { isOffered } from './adapter'
import { identityOfCode } from './authorization-code'
import { readFirebaseToken, signedPart, type FirebaseChannel, type FirebaseClaims } from './firebase-token'
import type { SocialIdentity } from './identity'
import type { KeySets } from './signed-by'
import { burnToken, takeFlow, type FlowPlace } from './store'

type ByCode = Required<Pick<BodyOf<'confirmBySocial'>, 'socialState' | 'socialCode'>>

/** The identity behind the code of a redirect; the flow is used up by the first attempt. */
export const identityByCode = async (
  ctx: AppContext,
  keys: KeySets,
  merchant: Merchant,
  place: FlowPlace,
  { socialState, socialCode }: ByCode,
): Promise<Result<SocialIdentity>> => {
  const { testIssuerUrl } = ctx.config
  if (testIssuerUrl === null) return fail('function.not.available')
  const flow = await takeFlow(ctx.db, socialState, place, ctx.clock.now())
  if (!flow) return fail('social.flow.expired')
  if (!isOffered(merchant, flow.provider)) return fail('function.not.available')
  return identityOfCode(keys, `${testIssuerUrl}/${flow.provider}`, socialCode, flow, ctx.clock.now())
}

type ByToken<C> = { readonly channel: C; readonly token: string; readonly project: { readonly projectId: string } }

/** The claims of a token, which is burned by its first use. */
export const claimsOfToken = async (
  ctx: AppContext,
  keys: KeySets,
  { channel, token, project }: ByToken<FirebaseChannel>,
): Promise<Result<FirebaseClaims>> => {
  const read = await readFirebaseToken(keys, {
    token,
    projectId: project.projectId,
    channel,
    keysUrl: ctx.config.firebaseJwksUrl,
    now: ctx.clock.now(),
  })
  if (!read.ok) return read
  return (await burnToken(ctx.db, signedPart(token), read.value.expiresAt)) ? read : fail('social.proof.invalid')
}

/** The verified number, in international form. */
export const numberByToken =
  (keys: KeySets) =>
  async (ctx: AppContext, merchant: Merchant, token: string): Promise<Result<string>> => {
    const project = merchant.profile.firebase
    if (!project?.sms) return fail('function.not.available')
    if (token === '') return fail('verification.code.error')
    const claims = await claimsOfToken(ctx, keys, { channel: 'sms', token, project })
    return claims.ok ? ok(claims.value.number) : claims
  }

/** The identity of a provider's sign-in through Firebase. */
export const identityByToken = async (
  ctx: AppContext,
  keys: KeySets,
  asked: ByToken<SocialProvider>,
): Promise<Result<SocialIdentity>> => {
  const claims = await claimsOfToken(ctx, keys, asked)
  return claims.ok ? ok({ ...claims.value, provider: asked.channel }) : claims
}
