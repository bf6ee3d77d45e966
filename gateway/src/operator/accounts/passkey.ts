import type { DeskValue } from '@mosaic/contracts/desk'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { challengeIn } from '../../identity'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { writeLog } from '../log'
import { rememberDevice } from './device'
import { type DeskResult, refused } from './operator-result'
import { type DeskSession, hashOf, openSession } from './session'
import {
  consumeChallenge,
  countSignature,
  endSession,
  insertPasskey,
  type PasskeyRow,
  passkeysOf,
  saveChallenge,
  updateOperator,
} from './store'

/** Origin of the desk; passkeys of the site are not valid here. */
export type DeskParty = { readonly rpId: string; readonly origin: string }

/** Loaded when needed: slow to load and used once a shift. */
export const webauthn = () => import('@simplewebauthn/server')

export const patience = 5 * 60_000

export const hasPasskey = async (db: Db, operatorId: string, rpId: string): Promise<boolean> =>
  (await passkeysOf(db, operatorId, rpId)).length > 0

/** Creates the first passkey. A demo account may create more, because its password is public. */
export const passkeyOptions = async (
  ctx: AppContext,
  party: DeskParty,
  { operator, tokenHash }: DeskSession,
  enrol: boolean,
): Promise<DeskResult<DeskValue<'passkeyOptions'>>> => {
  const own = await passkeysOf(ctx.db, operator.id, party.rpId)
  const create = own.length === 0 || (operator.demo && enrol)
  const challenge = ctx.random.token()
  await saveChallenge(ctx.db, tokenHash, hashOf(challenge), ctx.clock.now() + patience)
  const bytes = new Uint8Array(Buffer.from(challenge, 'base64url'))
  const { generateRegistrationOptions, generateAuthenticationOptions } = await webauthn()
  const options = create
    ? await generateRegistrationOptions({
        rpName: 'Mosaic operator desk',
        rpID: party.rpId,
        userName: operator.name,
        userID: new TextEncoder().encode(`operator:${operator.id}`),
        challenge: bytes,
        timeout: patience,
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    : await generateAuthenticationOptions({
        rpID: party.rpId,
        challenge: bytes,
        timeout: patience,
        userVerification: 'required',
        allowCredentials: own.map(({ credentialId }) => ({ id: credentialId })),
      })
  return { ok: true, value: { kind: create ? 'create' : 'get', options: { ...options } } }
}

const isRegistration = (credential: { readonly response?: unknown }): boolean =>
  typeof credential.response === 'object' && credential.response !== null && 'attestationObject' in credential.response

/** Stores a new passkey, if the account may make one now. */
const keepNew = async (
  ctx: AppContext,
  party: DeskParty,
  { operator }: DeskSession,
  expectedChallenge: string,
  credential: unknown,
): Promise<boolean> => {
  if (!operator.demo && (await hasPasskey(ctx.db, operator.id, party.rpId))) return false
  const made = await (await webauthn())
    .verifyRegistrationResponse({
      // The library validates every part and throws if one is invalid.
      response: credential as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.rpId,
      requireUserVerification: true,
    })
    .catch(() => null)
  if (!made?.verified) return false
  const { id, publicKey, counter, transports } = made.registrationInfo.credential
  return insertPasskey(ctx.db, {
    credentialId: id,
    operatorId: operator.id,
    rpId: party.rpId,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    signCount: counter,
    transports: transports ?? [],
    createdAt: ctx.clock.now(),
  })
}

/** Whether the passkey signed the challenge, and for the first time. */
export const isSignedBy = async (
  ctx: AppContext,
  party: DeskParty,
  passkey: PasskeyRow,
  expectedChallenge: string,
  credential: unknown,
): Promise<boolean> => {
  const response = credential as AuthenticationResponseJSON
  const verified = await (await webauthn())
    .verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: 0,
      },
    })
    .catch(() => null)
  if (!verified?.verified) return false
  // A count that does not increase means that two authenticators use one key (WebAuthn §6.1.1).
  const { newCounter } = verified.authenticationInfo
  return countSignature(ctx.db, passkey.credentialId, newCounter, ctx.clock.now())
}

const signedByOwn = async (
  ctx: AppContext,
  party: DeskParty,
  { operator }: DeskSession,
  expectedChallenge: string,
  credential: unknown,
): Promise<boolean> => {
  const { id } = credential as Partial<AuthenticationResponseJSON>
  const passkey = (await passkeysOf(ctx.db, operator.id, party.rpId)).find(({ credentialId }) => credentialId === id)
  return passkey !== undefined && isSignedBy(ctx, party, passkey, expectedChallenge, credential)
}

/** The challenge in a credential of any form. */
export const signedChallenge = (credential: Readonly<Record<string, unknown>>): string => {
  const response = credential.response as { readonly clientDataJSON?: unknown } | undefined
  return challengeIn(typeof response?.clientDataJSON === 'string' ? response.clientDataJSON : '')
}

/** Second step: the passkey. The session of the password ends, and a new one begins. */
export const passkeyAnswer = async (
  ctx: AppContext,
  party: DeskParty,
  session: DeskSession,
  credential: Readonly<Record<string, unknown>>,
  { userAgent, device: known }: { readonly userAgent: string; readonly device: string | null },
): Promise<DeskResult<{ readonly token: string; readonly device: string }>> => {
  const challenge = signedChallenge(credential)
  // The first answer consumes the challenge, valid or not.
  const alive = (await consumeChallenge(ctx.db, session.tokenHash, ctx.clock.now())) === hashOf(challenge)
  const { operator, address } = session
  const making = isRegistration(credential)
  const judge = making ? keepNew : signedByOwn
  const right = alive && (await judge(ctx, party, session, challenge, credential))
  const at = ctx.clock.now()
  const actor = { operator: operator.name, address }
  if (!right) {
    await writeLog(ctx.db, actor, at, { action: 'passkey.refused', subject: operator.name })
    return refused('desk.passkey.wrong')
  }
  const opened = await inTransaction(ctx.db, async (tx) => {
    await endSession(tx, session.tokenHash)
    await updateOperator(tx, operator.id, { startEndsAt: null, lastSeenAt: at })
    await writeLog(tx, actor, at, { action: making ? 'passkey.made' : 'login', subject: operator.name })
    const token = await openSession(tx, ctx, operator.id, true, { address, userAgent })
    return { token, device: await rememberDevice(ctx, tx, known, operator.id) }
  })
  return { ok: true, value: opened }
}
