import { socialPath } from '@mosaic/contracts'
import { useMerchant } from '@mosaic/session'
import { Button, ErrorState, QueryView, Skeleton, useLocation } from '@mosaic/ui'
import { useRegisterSettingsQuery } from '../../api/register-settings'
import { EntryFrame } from '../../layout/EntryFrame'
import { firebaseSmsOf } from '../../social/firebase-sms-project'
import { leavePage } from '../../social/leave-page'
import { useTexts } from '../../texts'
import { searchWithoutLimitsStep } from '../limits/limits-step'
import { searchOf } from '../social/arrival'
import { RegisterForm } from './RegisterForm'
import { RegisterNotices } from './RegisterNotices'
import styles from './RegisterPage.module.css'

const FormSkeleton = () => (
  <div aria-hidden="true">
    {[1, 2, 3, 4].map((field) => (
      <div key={field} className={styles.field}>
        <Skeleton width="34%" height={14} radius="s" />
        <Skeleton height={50} radius="m" className={styles.box} />
      </div>
    ))}
    <Skeleton height={52} radius="m" />
  </div>
)

const RegisterPage = () => {
  const { t } = useTexts()
  const { search } = useLocation()
  const settings = useRegisterSettingsQuery()
  const byFirebase = firebaseSmsOf(useMerchant()) !== null
  // Firebase's check for a person is let in by the policy of another document.
  const proveNumber = () => leavePage(socialPath + searchOf({ provider: 'sms', step: 'register' }, search))
  return (
    <EntryFrame
      place="register"
      title={t('register.title')}
      heading={t('register.heading')}
      lead={t('register.lead')}
      search={searchWithoutLimitsStep(search)}
    >
      <QueryView
        query={settings}
        skeleton={<FormSkeleton />}
        isEmpty={({ methods }) => methods.length === 0}
        empty={<ErrorState error={{ code: 'function.not.available' }} />}
      >
        {(rules) =>
          byFirebase && (rules.mobileVerified || !rules.methods.includes('username')) ? (
            <Button block size="l" icon="chat-circle-dots" onClick={proveNumber}>
              {t('login.bySms')}
            </Button>
          ) : (
            <RegisterForm settings={rules} onNumber={byFirebase ? proveNumber : undefined} />
          )
        }
      </QueryView>
      <RegisterNotices />
    </EntryFrame>
  )
}

export default RegisterPage
