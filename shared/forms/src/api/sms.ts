import { call } from '@mosaic/api-client'
import type { BodyOf } from '@mosaic/contracts'

export const sendConfirmCode = () => call('sendConfirmCode', { body: {} })
export const sendRegistrationCode = (body: BodyOf<'smsRegister'>) => call('smsRegister', { body })
export const sendGuestCode = (body: BodyOf<'smsNoLogin'>) => call('smsNoLogin', { body })
