import type { ApiFailure } from '@mosaic/api-client'
import type { SocialIntent } from '../../social/intent'
import type { SocialProof } from '../../social/social-auth'
import { useSocialConfirm } from './use-social-confirm'
import { useSocialLogin } from './use-social-login'

export type SocialReturn = {
  readonly pending: boolean
  readonly failure: ApiFailure | null
  /** Shows a provider's word to the gateway and goes on from there. */
  readonly submitProof: (proof: SocialProof) => void
}

/** What the visitor left for decides what becomes of the provider's word. */
export const useSocialReturn = (intent: Pick<SocialIntent, 'purpose' | 'search' | 'remember'>): SocialReturn => {
  const login = useSocialLogin(intent)
  const confirm = useSocialConfirm(intent)
  return intent.purpose === 'confirm' ? confirm : login
}
