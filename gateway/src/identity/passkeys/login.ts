import type { BodyOf, ValueOf } from '@mosaic/contracts'
import { webauthn } from './webauthn'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { loginRefusal, memberById } from '../members'
import { type Caller } from '../login'
import { attemptKeys, resetAttempts, recordFailure } from '../password'
import { openSession, type NewSession } from '../session'
import { verifyAssertion } from './assertion'
import { challengeLifetime, drawChallenge } from './challenges'
import type { RelyingParty } from './relying-party'

/** Options that name no passkey: whoever asks learns of nobody whether he has one. */
export const loginOptions = async (
  ctx: AppContext,
  merchant: Merchant,
  party: RelyingParty,
  deviceId: string,
): Promise<Result<ValueOf<'passkeyLoginOptions'>>> => {
  const challenge = await drawChallenge(ctx, {
    merchantCode: merchant.code,
    rpId: party.rpId,
    purpose: 'login',
    holder: deviceId,
  })
  return ok(await requestOptions(party, challenge, []))
}

/** Every ceremony asks for the person too, by finger, face or PIN: the passkey stands for name and password at once. */
export const requestOptions = async (
  { rpId: rpID }: RelyingParty,
  challenge: string,
  allowed: readonly { id: string; transports: string[] }[],
): Promise<ValueOf<'passkeyLoginOptions'>> => {
  const options = await (await webauthn()).generateAuthenticationOptions({
    rpID,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
    timeout: challengeLifetime,
    allowCredentials: [...allowed],
  })
  return {
    challenge: options.challenge,
    timeout: options.timeout,
    rpId: options.rpId,
    userVerification: options.userVerification,
    allowCredentials: options.allowCredentials?.map(({ id, transports }) => ({
      id,
      type: 'public-key' as const,
      transports: transports?.map(String),
    })),
  }
}

/**
 * A lock that guesses at the password brought about does not stop the owner's passkey, and is lifted by it (G3); a wrong
 * answer counts with the wrong passwords. The session is like any other, and so are the reasons to refuse it.
 */
export const loginByPasskey = async (
  ctx: AppContext,
  merchant: Merchant,
  caller: Caller,
  party: RelyingParty,
  body: Required<BodyOf<'passkeyLogin'>>,
): Promise<Result<NewSession>> => {
  const place = { merchantCode: merchant.code, rpId: party.rpId, purpose: 'login', holder: body.loginDeviceId } as const
  const verified = await verifyAssertion(ctx, place, party, body.credential)
  const member = await memberById(
    ctx.db,
    ('refused' in verified ? verified.refused.memberId : verified.passkey.memberId) ?? '',
  )
  const keys = attemptKeys(merchant.code, member?.account ?? '', caller.ip)
  if ('refused' in verified) {
    if (verified.refused.failure.code !== 'passkey.expired') await recordFailure(ctx.db, keys, ctx.clock.now())
    return verified.refused.failure
  }
  if (!member) return fail('passkey.unknown')
  await resetAttempts(ctx.db, keys)
  const barred = loginRefusal(member)
  if (barred) return barred
  return ok(
    await inTransaction(ctx.db, (tx) =>
      openSession(tx, ctx, member, {
        deviceId: body.loginDeviceId,
        remember: body.remember,
        confirmed: true,
        ip: caller.ip,
        userAgent: caller.userAgent,
      }),
    ),
  )
}
