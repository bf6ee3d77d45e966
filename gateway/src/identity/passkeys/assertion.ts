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

/** Stands in the passkey as the name of its owner; the ten digits say nothing about a person. */
export const userHandleOf = (memberId: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(memberId)

/** The count after a signature that holds, else null. The count itself is judged afterwards: only who can sign may cast doubt on a passkey. */
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
    // The library throws for everything that does not fit; a caller learns no more than that it does not.
    return null
  }
}

/** What went wrong, and whose passkey it was about, so that a failure counts against him. */
type Refused = { readonly failure: Failure; readonly memberId: string | null }

/** Burns the challenge, then asks for everything: known here, signed by this key for this page and this challenge, counted upwards. */
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

/** The same for the owner of a session: a passkey of somebody else proves nothing about him. */
export const ownAssertion = async (
  ctx: AppContext,
  memberId: string,
  place: ChallengePlace,
  party: RelyingParty,
  credential: Assertion,
): Promise<Result<null>> => {
  const verified = await verifyAssertion(ctx, place, party, credential)
  if ('refused' in verified) return verified.refused.failure
  return verified.passkey.memberId === memberId ? ok(null) : fail('passkey.invalid')
}
