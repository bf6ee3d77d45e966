import type { PhoneTarget, SmsCode } from '@mosaic/forms'

/** Firebase sends the code of a registration and checks it; what comes of a right one is an ID token (spec §5). */
export type NumberProof = {
  readonly code: SmsCode
  /** Null: this is not the code. */
  readonly idToken: (target: PhoneTarget, messageCode: string) => Promise<string | null>
}
