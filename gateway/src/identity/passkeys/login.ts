import type { BodyOf, ValueOf } from '@mosaic/contracts'
import { webauthn } from './webauthn'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { loginRefusal, memberById } from '../members'
import { type Caller } from '../login'
import { attemptKeys, resetAttempts, recordFailure } from '../password'
import { confirmChangesByPasskey } from '../security-changes'
import { openSession, type NewSession } from '../session'
import { verifyAssertion } from './assertion'
import { challengeLifetime, drawChallenge } from './challenges'
import type { RelyingParty } from './relying-party'

/** The options list no passkeys, so they reveal no accounts. */
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

/** User verification is required: the passkey replaces both name and password. */
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

/** A passkey passes and lifts a lock caused by wrong passwords (G3); a failed one counts like a wrong password. */
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
  await confirmChangesByPasskey(ctx, merchant, verified.passkey)
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
