import type { BodyOf, ValueOf } from '@mosaic/contracts'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import { memberById } from '../members'
import { tooManySecretAttempts } from '../password'
import { markConfirmed } from '../session'
import { isOffered } from './adapter'
import type { SocialIdentity } from './identity'
import { identityByCode, identityByToken } from './proof'
import type { KeySets } from './signed-by'
import { memberOfIdentity } from './store'

type Body = Required<BodyOf<'confirmBySocial'>>

const verifiedIdentity = async (
  ctx: AppContext,
  keys: KeySets,
  merchant: Merchant,
  member: Member,
  body: Body,
): Promise<Result<SocialIdentity>> => {
  const { firebaseChannel: channel, firebaseIdToken: token } = body
  if (channel === '')
    return identityByCode(
      ctx,
      keys,
      merchant,
      { merchantCode: merchant.code, deviceId: body.loginDeviceId, sessionId: member.sessionId },
      body,
    )
  const project = merchant.profile.firebase
  return project && isOffered(merchant, channel)
    ? identityByToken(ctx, keys, { channel, token, project })
    : fail('function.not.available')
}

/**
 * Confirmation by a provider that has just authenticated again: for members without a password, by the identity
 * linked with this account.
 */
export const confirmBySocial = async (
  ctx: AppContext,
  keys: KeySets,
  merchant: Merchant,
  member: Member,
  body: Body,
): Promise<Result<ValueOf<'confirmBySocial'>>> => {
  if ((await memberById(ctx.db, member.id))?.passwordHash !== null) return fail('password.exists')
  const limited = await tooManySecretAttempts(ctx, member.id)
  if (limited) return limited
  const identity = await verifiedIdentity(ctx, keys, merchant, member, body)
  if (!identity.ok) return identity
  const known = await memberOfIdentity(ctx.db, merchant.code, identity.value)
  return known?.id === member.id
    ? ok({ until: await markConfirmed(ctx, member.sessionId) })
    : fail('social.other.person')
}
