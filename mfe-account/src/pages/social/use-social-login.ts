import { loginDeviceId } from '@mosaic/api-client'
import { isSocialProvider } from '@mosaic/contracts'
import { signIn } from '@mosaic/session'
import { useNavigate } from '@mosaic/ui'
import { useLoginMutation } from '../../api/login'
import { clearIntent, type SocialIntent } from '../../social/intent'
import { storeTicket } from '../../social/ticket'
import { nextPath } from '../login/next-path'
import { searchOf } from './arrival'
import type { SocialReturn } from './social-return'

/**
 * Sends the provider's proof to the gateway: leads to the requested page, or to the step for visitors without an
 * account.
 */
export const useSocialLogin = ({ search, remember }: Pick<SocialIntent, 'search' | 'remember'>): SocialReturn => {
  const navigate = useNavigate()
  const login = useLoginMutation()
  const missing = login.failure?.code === 'social.account.missing'
  return {
    pending: login.pending || missing,
    failure: missing ? null : login.failure,
    submitProof: (proof) =>
      login.submit(
        { body: { ...proof, loginDeviceId: loginDeviceId(), remember } },
        {
          onSuccess: (session) => {
            clearIntent()
            signIn(session, { remember })
            navigate(nextPath(new URLSearchParams(search).get('next')), { replace: true })
          },
          onError: ({ failure: { code, fields } }) => {
            const { ticket = '', provider = '', email = '', nickname = '', known } = fields
            if (code !== 'social.account.missing' || !isSocialProvider(provider)) return
            clearIntent()
            storeTicket({ ticket, provider, email, nickname, known: known === '1', remember })
            navigate({ search: searchOf({ step: 'ticket' }, search) }, { replace: true })
          },
        },
      ),
  }
}
