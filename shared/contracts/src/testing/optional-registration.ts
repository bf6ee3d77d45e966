import type { RegistrationField } from '../schemas/session'

/** Every field that a merchant may ask for beside name, number and password, each with an answer that its usual rule takes. */
export const optionalAnswers = {
  email: 'rosa@mail.com',
  nickname: 'Rosa',
  payeeName: 'Rosa Prado',
  idNumber: 'AB123456',
  paymentPassword: '274951',
  recommenderId: '1234567890',
  qqNum: '12345678',
  facebook: 'rosa.prado',
  wechat: 'rosaprado',
  line: 'rosaline',
  whatsapp: '5511900000000',
  zalo: 'rosazalo',
} as const satisfies Partial<Record<RegistrationField, string>>

export type OptionalField = keyof typeof optionalAnswers
export const optionalFields = Object.keys(optionalAnswers) as readonly OptionalField[]
