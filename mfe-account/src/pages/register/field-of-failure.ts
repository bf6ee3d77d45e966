import type { FormField } from './registration-form'

const fields: Readonly<Record<string, FormField>> = {
  'register.username.exists': 'username',
  'register.mobile.exists': 'mobileNum',
  'phone.number.invalid': 'mobileNum',
  'verification.code.error': 'verificationCode',
  'social.proof.invalid': 'verificationCode',
  'captcha.wrong': 'captcha',
  'captcha.required': 'captcha',
  'invitation.code.incorrect': 'affiliateCode',
  'password.confirm.mismatch': 'confirmPassword',
  'payment.password.simple': 'paymentPassword',
  'register.age.required': 'ageConfirmed',
  'register.agreement.required': 'agreement',
}

/** The field that a refusal of the gateway is about; it takes the focus. */
export const fieldOfFailure = (code: string): FormField | null => fields[code] ?? null
