import { call } from '@mosaic/api-client'
import type { BodyOf } from '@mosaic/contracts'

export const sendConfirmCode = () => call('sendConfirmCode', { body: {} })
/** A registration by number asks in the name of its own module (wire contract). */
export const sendRegistrationCode = (body: BodyOf<'smsRegister'>, byNumber: boolean) =>
  call('smsRegister', { body, ...(byNumber && { module: 'MOBILENUMREG3' }) })
export const sendGuestCode = (body: BodyOf<'smsNoLogin'>) => call('smsNoLogin', { body })
