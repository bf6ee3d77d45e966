import type { SocialProvider } from '@mosaic/contracts'

/** Whom a provider vouches for. Only `provider`, `issuer` and `subject` say who it is; the rest fills in a form. */
export type SocialIdentity = {
  readonly provider: SocialProvider
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly emailVerified: boolean
  readonly name: string
}
