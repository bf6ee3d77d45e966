import type { BodyOf } from '@mosaic/contracts'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { fail, ok, refuse, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import type { RegistrationProfile } from '../../platform'
import { register, type NumberOfToken } from '../registration'
import { memberByCredentials, type Caller } from '../login'
import { openSession, type NewSession } from '../session'
import { isOffered } from './adapter'
import { linkIdentity, openTicket, type Ticket } from './store'

const ticketOf = async (
  ctx: AppContext,
  merchant: Merchant,
  token: string,
  deviceId: string,
): Promise<Result<Ticket>> => {
  const ticket = await openTicket(ctx.db, token, { merchantCode: merchant.code, deviceId }, ctx.clock.now())
  if (!ticket) return fail('social.flow.expired')
  return isOffered(merchant, ticket.provider) ? ok(ticket) : fail('function.not.available')
}

/** Registration by the merchant's rules without name, password and captcha. A refused form leaves the ticket open. */
export const registerWithTicket = async (
  ctx: AppContext,
  numberOfToken: NumberOfToken,
  merchant: Merchant,
  profile: RegistrationProfile,
  caller: Caller,
  { socialTicket, ...body }: Required<BodyOf<'registerSocial'>>,
): Promise<Result<NewSession>> => {
  const place = { merchantCode: merchant.code, deviceId: body.loginDeviceId }
  const ticket = await ticketOf(ctx, merchant, socialTicket, body.loginDeviceId)
  if (!ticket.ok) return ticket
  return register(ctx, merchant, profile, caller, 'social', body, {
    numberOfToken,
    connect: async (tx, member) => {
      if (!(await linkIdentity(tx, socialTicket, place, member.id, ctx.clock.now()))) refuse('social.flow.expired')
    },
  })
}

/** Links an existing account by its password, with the attempts and captcha of a login. */
export const linkWithTicket = async (
  ctx: AppContext,
  merchant: Merchant,
  caller: Caller,
  body: Required<BodyOf<'linkSocial'>>,
): Promise<Result<NewSession>> => {
  const place = { merchantCode: merchant.code, deviceId: body.loginDeviceId }
  const ticket = await ticketOf(ctx, merchant, body.socialTicket, body.loginDeviceId)
  if (!ticket.ok) return ticket
  const member = await memberByCredentials(ctx, merchant, caller, body)
  if (!member.ok) return member
  return ok(
    await inTransaction(ctx.db, async (tx) => {
      if (!(await linkIdentity(tx, body.socialTicket, place, member.value.id, ctx.clock.now())))
        refuse('social.flow.expired')
      return openSession(tx, ctx, member.value, { deviceId: body.loginDeviceId, remember: body.remember, ...caller })
    }),
  )
}
