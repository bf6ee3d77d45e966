import type { DeskValue } from '@mosaic/contracts/desk'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { and, eq, lt, sql } from 'drizzle-orm'
import { challengeIn } from '../../identity'
import type { AppContext } from '../../platform/runtime/app-context'
import { timestamp } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { writeLog } from '../log'
import { type DeskResult, refused } from './operator-result'
import { operatorPasskeys, operators, operatorSessions } from './schema'
import { type DeskSession, endSession, hashOf, openSession } from './session'

/** The desk's own origin; a passkey that was made on the site is good for nothing here. */
export type DeskParty = { readonly rpId: string; readonly origin: string }

/** Takes long to load and is needed once a shift. */
const webauthn = () => import('@simplewebauthn/server')

const patience = 5 * 60_000

export const hasPasskey = async (db: Db, operatorId: string, rpId: string): Promise<boolean> =>
  (await passkeysOf(db, operatorId, rpId)).length > 0

const passkeysOf = (db: Db, operatorId: string, rpId: string) =>
  db
    .select()
    .from(operatorPasskeys)
    .where(and(eq(operatorPasskeys.operatorId, operatorId), eq(operatorPasskeys.rpId, rpId)))

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
  await ctx.db
    .update(operatorSessions)
    .set({ challengeHash: hashOf(challenge), challengeEndsAt: ctx.clock.now() + patience })
    .where(eq(operatorSessions.tokenHash, tokenHash))
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

/** Gone with the first look, whatever comes of it. */
const burnChallenge = async (ctx: AppContext, tokenHash: string, challenge: string): Promise<boolean> => {
  const { rows } = await ctx.db.execute<{ challenge_hash: string }>(sql`
    update operator_sessions s set challenge_hash = null, challenge_ends_at = null
    from operator_sessions before
    where s.token_hash = ${tokenHash} and before.token_hash = s.token_hash and before.challenge_ends_at > ${timestamp(ctx.clock.now())}
    returning before.challenge_hash`)
  return rows[0]?.challenge_hash === hashOf(challenge)
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
  const kept = await ctx.db
    .insert(operatorPasskeys)
    .values({
      credentialId: id,
      operatorId: operator.id,
      rpId: party.rpId,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      signCount: counter,
      transports: transports ?? [],
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: operatorPasskeys.credentialId })
  return kept.length === 1
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
  const counted = await ctx.db
    .update(operatorPasskeys)
    .set({ signCount: newCounter, lastUsedAt: ctx.clock.now() })
    .where(
      and(
        eq(operatorPasskeys.credentialId, passkey.credentialId),
        newCounter === 0 ? eq(operatorPasskeys.signCount, 0) : lt(operatorPasskeys.signCount, newCounter),
      ),
    )
    .returning({ id: operatorPasskeys.credentialId })
  return counted.length === 1
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
  const alive = await burnChallenge(ctx, session.tokenHash, challenge)
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
    await tx.update(operators).set({ startEndsAt: null, lastSeenAt: at }).where(eq(operators.id, operator.id))
    await writeLog(tx, actor, at, { action: making ? 'passkey.made' : 'login', subject: operator.name })
    return openSession(tx, ctx, operator.id, true, { address, userAgent })
  })
  return { ok: true, value: token }
}
