import { useRole } from '@mosaic/session'
import { Button, Card, List, ListRow, Screen, Section, toIconName, useHost } from '@mosaic/ui'
import { MemberProfile } from '../../profile/MemberProfile'
import { useTexts } from '../../texts'
import { DisplaySettings } from './DisplaySettings'
import { LogoutButton } from './LogoutButton'
import styles from './SettingsPage.module.css'
import { WinnerBoardChoice } from './WinnerBoardChoice'

const GuestCard = () => {
  const { t } = useTexts()
  return (
    <Card className={styles.guest}>
      <p className={styles.guestText}>{t('settings.guestText')}</p>
      <div className={styles.guestButtons}>
        <Button to="/m/login?next=%2Fm%2Fset" variant="secondary">
          {t('switch.login')}
        </Button>
        <Button to="/m/register">{t('switch.register')}</Button>
      </div>
    </Card>
  )
}

const SettingsPage = () => {
  const { t } = useTexts()
  const role = useRole()
  const isGuest = role === 'guest'
  const entries = useHost().menu('settings')
  return (
    <Screen title={t('settings.title')}>
      <div className={styles.top}>{isGuest ? <GuestCard /> : <MemberProfile />}</div>
      {entries.length > 0 ? (
        <Section title={t('settings.security')}>
          <List label={t('settings.security')}>
            {entries.map((entry) => (
              <ListRow
                key={entry.key}
                icon={toIconName(entry.icon)}
                title={entry.label}
                to={entry.to}
                badge={entry.badge}
              />
            ))}
          </List>
        </Section>
      ) : null}
      <Section title={t('settings.appearance')}>
        <DisplaySettings />
      </Section>
      {isGuest || role === 'trial' ? null : <WinnerBoardChoice />}
      {isGuest ? null : <LogoutButton />}
    </Screen>
  )
}

export default SettingsPage
