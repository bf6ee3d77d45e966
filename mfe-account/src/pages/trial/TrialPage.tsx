import { loginDeviceId } from '@mosaic/api-client'
import { FormAlert } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { signIn } from '@mosaic/session'
import { Button, useLocation, useNavigate } from '@mosaic/ui'
import { useTrialLoginMutation } from '../../api/login'
import { EntryFrame } from '../../layout/EntryFrame'
import { useTexts } from '../../texts'
import { homePath } from '../login/next-path'
import styles from './TrialPage.module.css'

/** Free play: one press makes a trial account (customer type 4), then home (spec §4). */
const TrialPage = () => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { search } = useLocation()
  const trial = useTrialLoginMutation()
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
    <EntryFrame
      place="trial"
      title={t('trial.title')}
      heading={t('trial.heading')}
      lead={t('trial.lead')}
      search={search}
    >
      <FormAlert text={trial.failure ? errorText(trial.failure) : null} failure={trial.failure} />
      <div className={styles.choices}>
        <Button size="l" block onClick={start} loading={trial.pending}>
          {t('trial.start')}
        </Button>
        <Button variant="ghost" block to="/m/register">
          {t('trial.register')}
        </Button>
      </div>
    </EntryFrame>
  )
}

export default TrialPage
