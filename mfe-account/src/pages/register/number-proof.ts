import type { PhoneTarget, SmsCode } from '@mosaic/forms'

/** Firebase sends and checks the registration code; a correct one gives an ID token (spec §5). */
export type NumberProof = {
  readonly code: SmsCode
  /** Null: this is not the code. */
  readonly idToken: (target: PhoneTarget, messageCode: string) => Promise<string | null>
}
