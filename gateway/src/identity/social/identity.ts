import type { SocialProvider } from '@mosaic/contracts'

/** An identity at a provider: `provider`, `issuer` and `subject` identify it, the rest fills in a form. */
export type SocialIdentity = {
  readonly provider: SocialProvider
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly emailVerified: boolean
  readonly name: string
}
