import type { BodyOf } from '@mosaic/contracts'
import { webauthn } from './webauthn'
import type { AppContext } from '../../platform/runtime/app-context'
import { fail, ok, type Failure, type Result } from '../../platform/http/result'
import type { ChallengePlace } from './challenge-place'
import { burnChallenge, challengeIn } from './challenges'
import type { RelyingParty } from './relying-party'
import type { Passkey } from './schema'
import { countUse, passkeyById } from './store'

export type Assertion = BodyOf<'passkeyLogin'>['credential']

/** The user handle in the passkey; the ten digits identify no person outside. */
export const userHandleOf = (memberId: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(memberId)

/**
 * The signature counter if the signature is valid, else null. The caller judges it: only a key holder may mark a
 * passkey as copied.
 */
const signedCount = async (
  passkey: Passkey,
  party: RelyingParty,
  challenge: string,
  credential: Assertion,
): Promise<number | null> => {
  const { userHandle } = credential.response
  if (userHandle !== undefined && userHandle !== Buffer.from(userHandleOf(passkey.memberId)).toString('base64url'))
    return null
  try {
    const { verified, authenticationInfo } = await (await webauthn()).verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: 0,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    // The library throws for every mismatch; the caller learns no detail.
    return null
  }
}

/** `memberId`: the owner of the passkey, whose failures are counted. */
type Refused = { readonly failure: Failure; readonly memberId: string | null }

/** Burns the challenge, then verifies passkey, signature, page, challenge and counter. */
export const verifyAssertion = async (
  ctx: AppContext,
  place: ChallengePlace,
  party: RelyingParty,
  credential: Assertion,
): Promise<{ readonly passkey: Passkey } | { readonly refused: Refused }> => {
  const refuse = (failure: Failure, memberId: string | null = null) => ({ refused: { failure, memberId } })
  const challenge = challengeIn(credential.response.clientDataJSON)
  if (!(await burnChallenge(ctx, place, challenge))) return refuse(fail('passkey.expired'))
  const passkey = await passkeyById(ctx.db, place.merchantCode, party.rpId, credential.id)
  if (!passkey) return refuse(fail('passkey.unknown'))
  const count = await signedCount(passkey, party, challenge, credential)
  if (count === null) return refuse(fail('passkey.invalid'), passkey.memberId)
  if (
    passkey.copiedAt !== null ||
    (await countUse(ctx.db, passkey, place.merchantCode, count, ctx.clock.now())) === 'copied'
  )
    return refuse(fail('passkey.copied'), passkey.memberId)
  return { passkey }
}

/** `verifyAssertion` for the owner of a session; a passkey of another member is invalid. */
export const ownAssertion = async (
  ctx: AppContext,
  memberId: string,
  place: ChallengePlace,
  party: RelyingParty,
  credential: Assertion,
): Promise<Result<Passkey>> => {
  const verified = await verifyAssertion(ctx, place, party, credential)
  if ('refused' in verified) return verified.refused.failure
  return verified.passkey.memberId === memberId ? ok(verified.passkey) : fail('passkey.invalid')
}
