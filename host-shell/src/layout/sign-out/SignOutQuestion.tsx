import { signOut } from '@mosaic/session'
import { Dialog, useNavigate } from '@mosaic/ui'
import { homePath } from '../../routing/paths'
import { useHostTexts } from '../../texts'

/** The one question before a logout; then the session ends and home is shown (spec §4). */
export const SignOutQuestion = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => {
  const { t } = useHostTexts()
  const navigate = useNavigate()
  const leave = () => {
    onClose()
    void signOut()
    navigate(homePath)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('panel.signOutTitle')}
      text={t('panel.signOutText')}
      confirm={{ label: t('panel.signOut'), onConfirm: leave, danger: true }}
    />
  )
}
