import { signOut } from '@mosaic/session'
import { Button, Dialog, useNavigate } from '@mosaic/ui'
import { useState } from 'react'
import { useTexts } from '../../texts'
import { homePath } from '../login/next-path'
import styles from './SettingsPage.module.css'

/** Logout is confirmed, and leads home (spec §4). */
export const LogoutButton = () => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const leave = () => {
    setAsking(false)
    void signOut()
    navigate(homePath, { replace: true })
  }
  return (
    <div className={styles.logout}>
      <Button variant="secondary" icon="sign-out" block onClick={() => setAsking(true)}>
        {t('settings.logout')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('settings.logoutTitle')}
        text={t('settings.logoutText')}
        confirm={{ label: t('settings.logout'), onConfirm: leave, danger: true }}
      />
    </div>
  )
}
