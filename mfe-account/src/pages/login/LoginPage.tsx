import { socialPath } from '@mosaic/contracts'
import { isCodeUnderWay } from '@mosaic/forms'
import { useFlag, useMerchant } from '@mosaic/session'
import { Button, Tabs, useLocation } from '@mosaic/ui'
import { useState } from 'react'
import { EntryFrame } from '../../layout/EntryFrame'
import { firebaseSmsOf } from '../../social/firebase-sms-project'
import { leavePage } from '../../social/leave-page'
import { useTexts } from '../../texts'
import { searchOf } from '../social/arrival'
import styles from './LoginPage.module.css'
import { OtherLoginMethods } from './OtherLoginMethods'
import { PasswordLogin } from './PasswordLogin'
import { rememberedLogin } from './remembered-login'
import { SmsLogin } from './SmsLogin'

const loginMethods = ['username', 'sms'] as const
type LoginMethod = (typeof loginMethods)[number]
const isLoginMethod = (id: string): id is LoginMethod => (loginMethods as readonly string[]).includes(id)

const LoginPage = () => {
  const { t } = useTexts()
  const { search } = useLocation()
  const bySms = useFlag('VERIFICATION3')
  const byFirebase = firebaseSmsOf(useMerchant()) !== null
  const [prefill] = useState(rememberedLogin)
  const [remember, setRemember] = useState(true)
  const [method, setMethod] = useState<LoginMethod>(() =>
    bySms && (prefill.type === 'sms' || isCodeUnderWay('login')) ? 'sms' : 'username',
  )
  return (
    <EntryFrame
      place="login"
      title={t('login.title')}
      heading={t('login.heading')}
      lead={t('login.lead')}
      search={search}
    >
      {bySms ? (
        <Tabs
          label={t('ways.label')}
          tabs={loginMethods.map((id) => ({ id, label: t(`ways.${id}`) }))}
          value={method}
          onChange={(id) => {
            if (isLoginMethod(id)) setMethod(id)
          }}
          className={styles.ways}
        />
      ) : null}
      {method === 'sms' && byFirebase ? (
        <Button
          block
          size="l"
          icon="chat-circle-dots"
          onClick={() => leavePage(socialPath + searchOf({ provider: 'sms' }, search))}
        >
          {t('login.bySms')}
        </Button>
      ) : method === 'sms' ? (
        <SmsLogin prefill={prefill} remember={remember} onRemember={setRemember} />
      ) : (
        <PasswordLogin prefill={prefill} remember={remember} onRemember={setRemember} />
      )}
      <OtherLoginMethods remember={remember} />
    </EntryFrame>
  )
}

export default LoginPage
