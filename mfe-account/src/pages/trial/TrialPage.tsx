import { loginDeviceId, useApiMutation } from '@mosaic/api-client'
import { useErrorText } from '@mosaic/i18n'
import { signIn } from '@mosaic/session'
import { Button, Screen, ScreenHeading, useNavigate } from '@mosaic/ui'
import { FormAlert } from '../../layout/FormAlert'
import { useTexts } from '../../texts'
import { homePath } from '../login/next-path'
import styles from './TrialPage.module.css'

/** Free play: one press makes a trial account (customer type 4), then home (spec §4). */
const TrialPage = () => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const trial = useApiMutation('freePlay')
  const start = () =>
    trial.submit(
      { body: { loginDeviceId: loginDeviceId() } },
      {
        onSuccess: ({ token, userName, customerType }) => {
          signIn({ token, userName, type: customerType, firstTimeLogin: true }, { remember: false })
          navigate(homePath, { replace: true })
        },
      },
    )
  return (
    <Screen title={t('trial.title')}>
      <ScreenHeading lead={t('trial.lead')}>{t('trial.heading')}</ScreenHeading>
      <FormAlert text={trial.failure ? errorText(trial.failure) : null} failure={trial.failure} />
      <div className={styles.choices}>
        <Button size="l" block onClick={start} loading={trial.pending}>
          {t('trial.start')}
        </Button>
        <Button variant="ghost" block to="/m/register">
          {t('trial.register')}
        </Button>
      </div>
    </Screen>
  )
}

export default TrialPage
