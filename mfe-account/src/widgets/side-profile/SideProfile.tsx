import { useRole } from '@mosaic/session'
import { Button } from '@mosaic/ui'
import { MemberProfile } from '../../profile/MemberProfile'
import { useTexts } from '../../texts'
import styles from './SideProfile.module.css'

/** Head of the side panel: the member, or for a guest the two ways in. */
const SideProfile = () => {
  const { t } = useTexts()
  if (useRole() !== 'guest') return <MemberProfile />
  return (
    <div className={styles.guest}>
      <Button to="/m/login" variant="secondary">
        {t('switch.login')}
      </Button>
      <Button to="/m/register">{t('switch.register')}</Button>
    </div>
  )
}

export default SideProfile
