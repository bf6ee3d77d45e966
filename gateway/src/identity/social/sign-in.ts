import { isSocialProvider } from '@mosaic/contracts'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { addressKey, overRate } from '../../platform/guard/rate-limit'
import { fail, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { isEmailTaken, loginRefusal, memberByMobile, type MemberRow } from '../members'
import { type Caller, type LoginBody, type LoginMethod } from '../login'
import { attemptKeys, resetAttempts } from '../password'
import { openSession, type NewSession } from '../session'
import { internationalNumber } from '../verification'
import { isOffered } from './adapter'
import { provesNumber, type FirebaseChannel, type FirebaseClaims } from './firebase-token'
import type { SocialIdentity } from './identity'
import { claimsOfToken, identityByCode, identityByToken } from './proof'
import type { KeySets } from './signed-by'
import { saveTicket, memberOfIdentity } from './store'

const ticketLifetimeMs = 15 * 60_000
const triesPerAddress = { limit: 120, windowMs: 60 * 60_000 }

const loginAs = async (
  ctx: AppContext,
  member: MemberRow,
  caller: Caller,
  body: LoginBody,
): Promise<Result<NewSession>> => {
  const refused = loginRefusal(member)
  if (refused) return refused
  return ok(
    await inTransaction(ctx.db, (tx) =>
      openSession(tx, ctx, member, { deviceId: body.loginDeviceId, remember: body.remember, ...caller }),
    ),
  )
}

/**
 * Logs in the member with this issuer and subject. Else the answer contains a ticket for a registration or for
 * linking an account; `known` reveals an account only to the verified owner of the address.
 */
const loginByIdentity = async (
  ctx: AppContext,
  merchant: Merchant,
  caller: Caller,
  body: LoginBody,
  identity: SocialIdentity,
): Promise<Result<NewSession>> => {
  const member = await memberOfIdentity(ctx.db, merchant.code, identity)
  if (member) return loginAs(ctx, member, caller, body)
  const ticket = ctx.random.token()
  await saveTicket(
    ctx.db,
    ticket,
    identity,
    { merchantCode: merchant.code, deviceId: body.loginDeviceId },
    ctx.clock.now() + ticketLifetimeMs,
  )
  const known =
    identity.emailVerified && identity.email !== '' && (await isEmailTaken(ctx.db, merchant.code, identity.email))
  return fail('social.account.missing', undefined, {
    ticket,
    provider: identity.provider,
    email: identity.email,
    nickname: identity.name,
    known: known ? '1' : '',
  })
}

const tooMany = (ctx: AppContext, caller: Caller) =>
  overRate(ctx.db, ctx.clock, `social-login:${addressKey(caller.ip)}`, triesPerAddress)

/** Login with the code of the redirect. */
export const loginByCode =
  (keys: KeySets): LoginMethod =>
  async (ctx, merchant, caller, body) => {
    if (ctx.config.testIssuerUrl === null) return fail('function.not.available')
    const limited = await tooMany(ctx, caller)
    if (limited) return limited
    const identity = await identityByCode(
      ctx,
      keys,
      merchant,
      { merchantCode: merchant.code, deviceId: body.loginDeviceId, sessionId: null },
      body,
    )
    return identity.ok ? loginByIdentity(ctx, merchant, caller, body, identity.value) : identity
  }

/** Firebase verified the number, so a missing account is revealed to its owner only. */
const loginByNumber = async (
  ctx: AppContext,
  merchant: Merchant,
  caller: Caller,
  body: LoginBody,
  claims: FirebaseClaims,
): Promise<Result<NewSession>> => {
  const number = internationalNumber(body.countryDialingCode, body.firebaseMobileNo)
  if (!provesNumber(claims, number)) return fail('social.proof.invalid')
  const member = await memberByMobile(ctx.db, merchant.code, number)
  if (!member) return fail('login.user.missing')
  await resetAttempts(ctx.db, attemptKeys(merchant.code, member.account, caller.ip))
  return loginAs(ctx, member, caller, body)
}

const mayUse = (merchant: Merchant, channel: FirebaseChannel, sms: boolean): boolean =>
  isSocialProvider(channel) ? isOffered(merchant, channel) : sms && merchant.flags.includes('VERIFICATION3')

/** Login with an ID token of Firebase, which is burned by its first use. */
export const loginByFirebase =
  (keys: KeySets): LoginMethod =>
  async (ctx, merchant, caller, body) => {
    const project = merchant.profile.firebase
    const { firebaseChannel: channel, firebaseIdToken: token } = body
    if (!project || channel === '' || !mayUse(merchant, channel, project.sms)) return fail('function.not.available')
    const limited = await tooMany(ctx, caller)
    if (limited) return limited
    if (isSocialProvider(channel)) {
      const identity = await identityByToken(ctx, keys, { channel, token, project })
      return identity.ok ? loginByIdentity(ctx, merchant, caller, body, identity.value) : identity
    }
    const claims = await claimsOfToken(ctx, keys, { channel, token, project })
    return claims.ok ? loginByNumber(ctx, merchant, caller, body, claims.value) : claims
  }
