import type { DeskValue } from '@mosaic/contracts/desk'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { challengeIn } from '../../identity'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { writeLog } from '../log'
import { type DeskResult, refused } from './operator-result'
import { type DeskSession, hashOf, openSession } from './session'
import {
  consumeChallenge,
  countSignature,
  endSession,
  insertPasskey,
  passkeysOf,
  saveChallenge,
  updateOperator,
} from './store'

/** The desk's own origin; a passkey that was made on the site is good for nothing here. */
export type DeskParty = { readonly rpId: string; readonly origin: string }

/** Takes long to load and is needed once a shift. */
const webauthn = () => import('@simplewebauthn/server')

const patience = 5 * 60_000

export const hasPasskey = async (db: Db, operatorId: string, rpId: string): Promise<boolean> =>
  (await passkeysOf(db, operatorId, rpId)).length > 0

/** Made where there is none yet; an account of the demo may make another one, as its password is published anyway. */
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
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
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

/** A new one, if this account may make one now. */
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
      // The library checks every part of it and throws for what does not fit.
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

const signedByOwn = async (
  ctx: AppContext,
  party: DeskParty,
  { operator }: DeskSession,
  expectedChallenge: string,
  credential: unknown,
): Promise<boolean> => {
  const response = credential as AuthenticationResponseJSON
  const passkey = (await passkeysOf(ctx.db, operator.id, party.rpId)).find(
    ({ credentialId }) => credentialId === response.id,
  )
  if (!passkey) return false
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
  // A count that does not go up says that two authenticators sign with one key (WebAuthn §6.1.1).
  const { newCounter } = verified.authenticationInfo
  return countSignature(ctx.db, passkey.credentialId, newCounter, ctx.clock.now())
}

/** The second step: the passkey. What was opened by the password ends, and another session begins. */
export const passkeyAnswer = async (
  ctx: AppContext,
  party: DeskParty,
  session: DeskSession,
  credential: Readonly<Record<string, unknown>>,
  userAgent: string,
): Promise<DeskResult<string>> => {
  const response = credential.response as { readonly clientDataJSON?: unknown } | undefined
  const clientDataJSON = typeof response?.clientDataJSON === 'string' ? response.clientDataJSON : ''
  const challenge = challengeIn(clientDataJSON)
  // The challenge is used up by the first answer, whatever comes of it.
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
  const token = await inTransaction(ctx.db, async (tx) => {
    await endSession(tx, session.tokenHash)
    await updateOperator(tx, operator.id, { startEndsAt: null, lastSeenAt: at })
    await writeLog(tx, actor, at, { action: making ? 'passkey.made' : 'login', subject: operator.name })
    return openSession(tx, ctx, operator.id, true, { address, userAgent })
  })
  return { ok: true, value: token }
}
