import type { RelyingParty } from './relying-party'

export type ChallengePurpose = 'login' | 'confirm' | 'create'

/** A challenge serves only this purpose, domain, merchant, and device or session. */
export type ChallengePlace = {
  readonly merchantCode: string
  readonly rpId: RelyingParty['rpId']
  readonly purpose: ChallengePurpose
  /** The device of a login, else the session. */
  readonly holder: string
}
