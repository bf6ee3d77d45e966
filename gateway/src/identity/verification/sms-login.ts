import { addressKey, overRate } from '../../platform/guard/rate-limit'
import { fail, ok } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { loginRefusal, memberByMobile } from '../members'
import { type LoginMethod } from '../login'
import { attemptKeys, resetAttempts } from '../password'
import { openSession } from '../session'
import { takeCode } from './codes'
import { dialingCodeFrom } from './countries'
import { internationalNumber } from './mobile-number'
import { isOffered } from './offered'

const triesPerAddress = { limit: 60, windowMs: 60 * 60_000 }

/**
 * The user name is the mobile number, the password is the code. A number without an account gets the answer of a
 * wrong code.
 */
export const loginBySms: LoginMethod = async (ctx, merchant, caller, body) => {
  if (!isOffered(merchant, 'login')) return fail('function.not.available')
  const number = internationalNumber(
    dialingCodeFrom(body.countryDialingCode, merchant.registration.countries),
    body.username,
  )
  if (number === null) return fail('phone.number.invalid')
  const limited = await overRate(ctx.db, ctx.clock, `sms-login:${addressKey(caller.ip)}`, triesPerAddress)
  if (limited) return limited
  const place = { merchantCode: merchant.code, purpose: 'login', recipient: number, flow: body.loginDeviceId } as const
  if (!(await takeCode(ctx.db, place, body.password, ctx.clock.now()))) return fail('verification.code.error')
  const member = await memberByMobile(ctx.db, merchant.code, number)
  if (!member) return fail('verification.code.error')
  const refused = loginRefusal(member)
  if (refused) return refused
  // The owner of the number lifts a lock caused by wrong passwords.
  await resetAttempts(ctx.db, attemptKeys(merchant.code, member.account, caller.ip))
  return ok(
    await inTransaction(ctx.db, (tx) =>
      openSession(tx, ctx, member, { deviceId: body.loginDeviceId, remember: body.remember, ...caller }),
    ),
  )
}
