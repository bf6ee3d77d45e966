import { signOut } from '@mosaic/session'
import { Dialog, List, ListRow, useNavigate } from '@mosaic/ui'
import { useState } from 'react'
import { homePath } from '../../routing/paths'
import { useHostTexts } from '../../texts'

/** Asks first, then ends the session and leads home (spec §4). */
export const SignOutRow = ({ onDone }: { readonly onDone: () => void }) => {
  const { t } = useHostTexts()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const confirm = () => {
    setAsking(false)
    onDone()
    void signOut()
    navigate(homePath)
  }
  return (
    <>
      <List>
        <ListRow icon="sign-out" title={t('panel.signOut')} danger onClick={() => setAsking(true)} />
      </List>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('panel.signOutTitle')}
        text={t('panel.signOutText')}
        confirm={{ label: t('panel.signOut'), onConfirm: confirm, danger: true }}
      />
    </>
  )
}
