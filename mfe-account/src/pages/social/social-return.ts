import type { ApiFailure } from '@mosaic/api-client'
import type { SocialProof } from '../../social/social-auth'

export type SocialReturn = {
  readonly pending: boolean
  readonly failure: ApiFailure | null
  /** Sends the provider's proof to the gateway and continues. */
  readonly submitProof: (proof: SocialProof) => void
}
