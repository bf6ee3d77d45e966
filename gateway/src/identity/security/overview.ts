import type { ValueOf } from '@mosaic/contracts'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import { devicesOf } from './devices'
import { maskEmail, maskPhone } from './mask'
import { securityOf } from './security.sql'

export const overview = async (ctx: AppContext, member: Member): Promise<ValueOf<'securityOverview'>> => {
  const { hasPassword, paymentPasswordHash, questions, email, mobile } = await securityOf(ctx.db, member.id)
  const { list } = await devicesOf(ctx, member)
  return {
    hasPassword,
    hasPaymentPassword: paymentPasswordHash !== null,
    email: email === null ? null : maskEmail(email),
    mobileNum: mobile === null ? null : maskPhone(mobile),
    hasSecurityQuestions: questions.length > 0,
    deviceCount: list.length,
  }
}
