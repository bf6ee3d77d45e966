import type { SocialIntent } from '../../social/intent'
import { useSocialConfirm } from './use-social-confirm'
import { useSocialLogin } from './use-social-login'
import type { SocialReturn } from './social-return'

/** The intent stored before the redirect decides how the proof is used. */
export const useSocialReturn = (intent: Pick<SocialIntent, 'purpose' | 'search' | 'remember'>): SocialReturn => {
  const login = useSocialLogin(intent)
  const confirm = useSocialConfirm(intent)
  return intent.purpose === 'confirm' ? confirm : login
}
