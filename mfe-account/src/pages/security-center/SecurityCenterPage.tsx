import { useDraft } from '@mosaic/session'
import { lazyPart, List, ListRow, QueryView, Screen, Section, Skeleton, useLazyPart } from '@mosaic/ui'
import { usePasskeysQuery } from '../../api/passkeys'
import { useDevicesQuery, useLoginHistoryQuery, useSecurityOverviewQuery } from '../../api/security'
import { useLinkedAccountsQuery } from '../../api/social'
import { passkeysSupported } from '../../passkeys/support'
import { useTexts } from '../../texts'
import { ContactSheet } from './ContactSheet'
import { DeviceList } from './DeviceList'
import { FirstPasswordSheet } from './FirstPasswordSheet'
import { LinkedAccounts } from './LinkedAccounts'
import { LoginHistory } from './LoginHistory'
import { PaymentPasswordSheet } from './PaymentPasswordSheet'
import { QuestionsSheet } from './QuestionsSheet'
import { ResetByQuestionsSheet } from './ResetByQuestionsSheet'
import styles from './SecurityCenterPage.module.css'

const passkeyPart = lazyPart(() => import('./passkeys/PasskeySection').then(({ PasskeySection }) => PasskeySection))

const sheets = ['password', 'payment', 'reset', 'email', 'sms', 'questions'] as const
type OpenSheet = (typeof sheets)[number]

/** Passwords, contacts, passkeys, devices and the login history. */
const SecurityCenterPage = () => {
  const { t } = useTexts()
  const overview = useSecurityOverviewQuery()
  const devices = useDevicesQuery()
  const linked = useLinkedAccountsQuery()
  useLoginHistoryQuery()
  usePasskeysQuery(passkeysSupported())
  // A session that ends under a sheet leads through the login back into it.
  const draft = useDraft('securityCenter', { sheet: '' })
  const open = sheets.find((sheet) => sheet === draft.values.sheet) ?? null
  const setOpen = (sheet: OpenSheet) => draft.change({ sheet })
  const close = () => draft.change({ sheet: '' })
  const done = () => {
    close()
    void overview.refetch()
  }
  const passwordSet = () => {
    if (open === 'password') close()
    void overview.refetch()
  }
  const PasskeySection = useLazyPart(passkeyPart, passkeysSupported())
  const state = overview.data
  // Actions that need the login password ask to set one first, then continue.
  const needsPassword =
    state?.hasPassword === false &&
    open !== null &&
    open !== 'reset' &&
    !(open === 'payment' && state.hasPaymentPassword)
  const isSet = (set: boolean) => t(set ? 'security.set' : 'security.notSet')
  // The number of devices is unknown: content below waits, so that it never moves under a finger. A failed query
  // has its own retry, so the page does not wait for it again.
  if ([overview, devices, linked].some(({ isPending, errorUpdateCount }) => isPending && errorUpdateCount === 0))
    return (
      <Screen title={t('security.title')} className={styles.top}>
        <Skeleton height={640} />
      </Screen>
    )
  return (
    <Screen title={t('security.title')} className={styles.top}>
      <QueryView query={overview} skeleton={<Skeleton height={320} />}>
        {(known) => (
          <List label={t('security.title')}>
            {known.hasPassword ? (
              <ListRow
                icon="lock"
                title={t('security.loginRow')}
                detail={t('security.loginDetail')}
                to="/m/changePsw"
              />
            ) : (
              <ListRow
                icon="lock"
                title={t('security.loginRow')}
                detail={t('security.first.detail')}
                value={isSet(false)}
                onClick={() => setOpen('password')}
              />
            )}
            <ListRow
              icon="wallet"
              title={t('security.payment.title')}
              detail={t('security.payment.detail')}
              value={isSet(known.hasPaymentPassword)}
              onClick={() => setOpen('payment')}
            />
            <ListRow
              icon="phone"
              title={t('security.contact.sms')}
              detail={known.mobileNum ?? isSet(false)}
              onClick={() => setOpen('sms')}
            />
            <ListRow
              icon="envelope"
              title={t('security.contact.email')}
              detail={known.email ?? isSet(false)}
              onClick={() => setOpen('email')}
            />
            <ListRow
              icon="question"
              title={t('security.questions.title')}
              value={isSet(known.hasSecurityQuestions)}
              onClick={() => setOpen('questions')}
            />
          </List>
        )}
      </QueryView>
      <LinkedAccounts />
      <Section title={t('security.devices.title')}>
        <DeviceList />
      </Section>
      <Section title={t('security.history.title')}>
        <LoginHistory />
      </Section>
      {/* Its code and its list come late: below everything, where nothing moves for it. */}
      {PasskeySection ? <PasskeySection /> : null}
      {needsPassword ? (
        <FirstPasswordSheet onClose={close} onDone={passwordSet} />
      ) : state && open === 'payment' ? (
        <PaymentPasswordSheet
          exists={state.hasPaymentPassword}
          // A member without questions chooses them first.
          onReset={() => setOpen(state.hasSecurityQuestions ? 'reset' : 'questions')}
          onClose={close}
          onDone={done}
        />
      ) : open === 'reset' ? (
        <ResetByQuestionsSheet onClose={close} onDone={done} />
      ) : open === 'email' || open === 'sms' ? (
        <ContactSheet channel={open} onClose={close} onDone={done} />
      ) : open === 'questions' ? (
        <QuestionsSheet
          hasPaymentPassword={state?.hasPaymentPassword ?? false}
          hasQuestions={state?.hasSecurityQuestions ?? false}
          onClose={close}
          onDone={done}
        />
      ) : null}
    </Screen>
  )
}

export default SecurityCenterPage
