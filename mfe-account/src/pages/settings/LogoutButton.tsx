import { Button, useHost } from '@mosaic/ui'
import { useTexts } from '../../texts'
import styles from './SettingsPage.module.css'

/** The host confirms the logout and leads home (spec §4). */
export const LogoutButton = () => {
  const { t } = useTexts()
  const { askSignOut } = useHost()
  return (
    <div className={styles.logout}>
      <Button variant="secondary" icon="sign-out" block onClick={askSignOut}>
        {t('settings.logout')}
      </Button>
    </div>
  )
}
