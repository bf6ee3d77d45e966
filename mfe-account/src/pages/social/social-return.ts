import type { ApiFailure } from '@mosaic/api-client'
import type { SocialProof } from '../../social/social-auth'

export type SocialReturn = {
  readonly pending: boolean
  readonly failure: ApiFailure | null
  /** Shows a provider's word to the gateway and goes on from there. */
  readonly submitProof: (proof: SocialProof) => void
}
