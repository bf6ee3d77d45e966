import type { BodyOf, ValueOf } from '@mosaic/contracts'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import { confirmMember, maskPhone } from '../security'
import { resetSecretAttempts } from '../password'
import { confirmChangesByPasskey } from '../security-changes'
import { confirmedUntil, markConfirmed } from '../session'
import { loginMethodsOf } from '../login-methods'
import { ownAssertion } from './assertion'
import type { ChallengePlace } from './challenge-place'
import { drawChallenge } from './challenges'
import { requestOptions } from './login'
import type { RelyingParty } from './relying-party'
import { passkeysOf } from './store'

/** A member with a password confirms by it or by a passkey; SMS codes and providers serve members without one. */
export const confirmationWays = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  party: RelyingParty | null,
): Promise<ValueOf<'confirmationWays'>> => {
  const { password, mobile, passkeys, providers } = await loginMethodsOf(ctx.db, merchant, member.id)
  const byPasskey = passkeys.some(({ rpId }) => rpId === party?.rpId) ? (['passkey'] as const) : []
  const ways = password
    ? (['password', ...byPasskey] as const)
    : [...byPasskey, ...(mobile === null ? [] : (['sms'] as const)), ...providers]
  return {
    until: await confirmedUntil(ctx, member),
    ways: [...ways],
    mobileNum: mobile === null ? null : maskPhone(mobile),
  }
}

type Confirmed = Result<ValueOf<'confirmByPassword'>>

export const confirmByPassword = async (
  ctx: AppContext,
  member: Member,
  { password }: BodyOf<'confirmByPassword'>,
): Promise<Confirmed> =>
  (await confirmMember(ctx, member, password)) ?? ok({ until: await markConfirmed(ctx, member.sessionId) })

const placeOf = (member: Member, party: RelyingParty): ChallengePlace => ({
  merchantCode: member.merchantCode,
  rpId: party.rpId,
  purpose: 'confirm',
  holder: member.sessionId,
})

export const confirmOptions = async (
  ctx: AppContext,
  member: Member,
  party: RelyingParty,
): Promise<Result<ValueOf<'passkeyConfirmOptions'>>> => {
  const usable = (await passkeysOf(ctx.db, member.id)).filter(
    ({ rpId, copiedAt }) => rpId === party.rpId && copiedAt === null,
  )
  if (usable.length === 0) return fail('passkey.unknown')
  const challenge = await drawChallenge(ctx, placeOf(member, party))
  return ok(
    await requestOptions(
      party,
      challenge,
      usable.map(({ credentialId: id, transports }) => ({ id, transports: [...transports] })),
    ),
  )
}

export const confirmByPasskey = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  party: RelyingParty,
  { credential }: BodyOf<'confirmByPasskey'>,
): Promise<Confirmed> => {
  const verified = await ownAssertion(ctx, member.id, placeOf(member, party), party, credential)
  if (!verified.ok) return verified
  // Attempts that a stranger with a session used up are no lock for the owner; the stranger's own young passkey gives no new ones.
  if (await confirmChangesByPasskey(ctx, merchant, verified.value)) await resetSecretAttempts(ctx, member.id)
  return ok({ until: await markConfirmed(ctx, member.sessionId) })
}
