import { loginDeviceId } from '@mosaic/api-client'
import { isSocialProvider } from '@mosaic/contracts'
import { toast, useNavigate } from '@mosaic/ui'
import { useConfirmBySocialMutation } from '../../api/confirmation'
import { clearIntent, type SocialIntent } from '../../social/intent'
import { useTexts } from '../../texts'
import { nextPath } from '../login/next-path'
import type { SocialReturn } from './social-return'

/** A provider's proof for a member who is logged in: they continue where the proof was asked for. */
export const useSocialConfirm = ({ search }: Pick<SocialIntent, 'search'>): SocialReturn => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const confirm = useConfirmBySocialMutation()
  return {
    pending: confirm.pending,
    failure: confirm.failure,
    submitProof: ({ socialState, socialCode, firebaseChannel = '', firebaseIdToken }) =>
      confirm.submit(
        {
          body: {
            socialState,
            socialCode,
            firebaseChannel: isSocialProvider(firebaseChannel) ? firebaseChannel : '',
            firebaseIdToken,
            loginDeviceId: loginDeviceId(),
          },
        },
        {
          onSuccess: () => {
            clearIntent()
            toast(t('confirm.done'), { tone: 'success', duration: 'short' })
            navigate(nextPath(new URLSearchParams(search).get('next')), { replace: true })
          },
        },
      ),
  }
}
