import type { BodyOf } from '@mosaic/contracts'
import type { SmsCode } from '@mosaic/forms'

type SmsTarget = { readonly countryDialingCode: string; readonly mobileNum: string }
/** Fields of the login call for a number and its code. */
type SmsCredentials = Pick<
  BodyOf<'login'>,
  'type' | 'username' | 'password' | 'countryDialingCode' | 'firebaseChannel' | 'firebaseIdToken' | 'firebaseMobileNo'
>

/** Sender of login codes: the operator's message service, or Firebase (domain §8.22). */
export type SmsAuth = {
  readonly code: SmsCode
  /** Null: this is not the code. */
  readonly credentials: (target: SmsTarget, messageCode: string) => Promise<SmsCredentials | null>
}
