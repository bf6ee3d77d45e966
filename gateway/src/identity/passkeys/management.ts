import type { BodyOf, ValueOf } from '@mosaic/contracts'
import { webauthn } from './webauthn'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import type { Tx } from '../../platform/db/database'
import { fail, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { publish } from '../../platform'
import { memberById } from '../members'
import { notifySecurityChange } from '../security-changes'
import { confirmedUntil } from '../session'
import { withRemainingLoginMethod } from '../login-methods'
import { userHandleOf } from './assertion'
import type { ChallengePlace } from './challenge-place'
import { burnChallenge, challengeIn, challengeLifetime, drawChallenge } from './challenges'
import type { RelyingParty } from './relying-party'
import { addPasskeyUpTo, deletePasskey, passkeysOf, setPasskeyName } from './store'

/** Keeps the list readable. */
export const maxPasskeys = 10

type List = ValueOf<'passkeys'>

export const listPasskeys = async (ctx: AppContext, member: Member, party: RelyingParty | null): Promise<List> => {
  const own = await passkeysOf(ctx.db, member.id)
  return {
    list: own.map(({ credentialId: id, name, createdAt, lastUsedAt, copiedAt, rpId }) => ({
      id,
      name,
      createdAt,
      lastUsedAt,
      copied: copiedAt !== null,
      elsewhere: rpId !== party?.rpId,
    })),
    most: maxPasskeys,
    available: party !== null,
    confirmedUntil: await confirmedUntil(ctx, member),
  }
}

/** Inbox and push, in the transaction of the change. */
const announce = (
  ctx: AppContext,
  tx: Tx,
  { id: memberId }: Member,
  name: 'passkey.added' | 'passkey.removed',
): Promise<void> => publish(tx, { name, memberId, at: ctx.clock.now(), payload: {} })

/** By e-mail and SMS. */
const notifyOwner = async (ctx: AppContext, { id }: Member): Promise<void> => {
  const owner = await memberById(ctx.db, id)
  if (owner) notifySecurityChange(ctx, owner, 'passkey')
}

const unconfirmed = fail('confirmation.required')

const placeOf = (member: Member, party: RelyingParty): ChallengePlace => ({
  merchantCode: member.merchantCode,
  rpId: party.rpId,
  purpose: 'create',
  holder: member.sessionId,
})

export const creationOptions = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  party: RelyingParty,
): Promise<Result<ValueOf<'passkeyOptions'>>> => {
  if ((await confirmedUntil(ctx, member)) === null) return unconfirmed
  const own = await passkeysOf(ctx.db, member.id)
  if (own.length >= maxPasskeys) return fail('passkey.most.reached')
  const challenge = await drawChallenge(ctx, placeOf(member, party))
  const { rp, user, pubKeyCredParams, timeout, excludeCredentials, extensions, ...options } = await (
    await webauthn()
  ).generateRegistrationOptions({
    rpName: merchant.name,
    rpID: party.rpId,
    userName: member.account,
    userID: userHandleOf(member.id),
    userDisplayName: member.account,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: challengeLifetime,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: own
      .filter(({ rpId }) => rpId === party.rpId)
      .map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] })),
  })
  return ok({
    rp,
    user,
    challenge: options.challenge,
    pubKeyCredParams,
    timeout,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    excludeCredentials: excludeCredentials?.map(({ id, transports }) => ({
      id,
      type: 'public-key',
      transports: transports?.map(String),
    })),
    extensions: { ...extensions },
  })
}

/** Requires no confirmation itself: a challenge is issued only to a confirmed session. */
export const addPasskey = async (
  ctx: AppContext,
  member: Member,
  party: RelyingParty,
  { name, credential }: BodyOf<'addPasskey'>,
): Promise<Result<List>> => {
  const challenge = challengeIn(credential.response.clientDataJSON)
  if (!(await burnChallenge(ctx, placeOf(member, party), challenge))) return fail('passkey.expired')
  const made = await (await webauthn())
    .verifyRegistrationResponse({
      response: credential,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.rpId,
      requireUserVerification: true,
    })
    .catch(() => null)
  if (!made?.verified) return fail('passkey.invalid')
  const { id, publicKey, counter, transports } = made.registrationInfo.credential
  const outcome = await inTransaction(ctx.db, async (tx) => {
    const added = await addPasskeyUpTo(tx, maxPasskeys, {
      credentialId: id,
      merchantCode: member.merchantCode,
      memberId: member.id,
      rpId: party.rpId,
      name,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      signCount: counter,
      transports: transports ?? [],
      createdAt: ctx.clock.now(),
    })
    if (added === 'added') await announce(ctx, tx, member, 'passkey.added')
    return added
  })
  if (outcome === 'full') return fail('passkey.most.reached')
  if (outcome === 'exists') return fail('passkey.exists')
  await notifyOwner(ctx, member)
  return ok(await listPasskeys(ctx, member, party))
}

export const renamePasskey = async (
  ctx: AppContext,
  member: Member,
  party: RelyingParty | null,
  { id, name }: BodyOf<'renamePasskey'>,
): Promise<Result<List>> => {
  if ((await confirmedUntil(ctx, member)) === null) return unconfirmed
  return (await setPasskeyName(ctx.db, member.id, id, name))
    ? ok(await listPasskeys(ctx, member, party))
    : fail('not.found')
}

export const removePasskey = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  party: RelyingParty | null,
  { id }: BodyOf<'removePasskey'>,
): Promise<Result<List>> => {
  if ((await confirmedUntil(ctx, member)) === null) return unconfirmed
  const removed = await withRemainingLoginMethod(ctx, merchant, member.id, async (tx) => {
    const deleted = await deletePasskey(tx, member.id, id)
    if (deleted) await announce(ctx, tx, member, 'passkey.removed')
    return deleted
  })
  if (!removed.ok) return removed
  if (!removed.value) return fail('not.found')
  await notifyOwner(ctx, member)
  return ok(await listPasskeys(ctx, member, party))
}
