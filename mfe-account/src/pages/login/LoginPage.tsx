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
import { OtherWays } from './OtherWays'
import { PasswordLogin } from './PasswordLogin'
import { rememberedLogin } from './remembered-login'
import { SmsLogin } from './SmsLogin'

const ways = ['username', 'sms'] as const
type Way = (typeof ways)[number]
const isWay = (id: string): id is Way => (ways as readonly string[]).includes(id)

const LoginPage = () => {
  const { t } = useTexts()
  const { search } = useLocation()
  const bySms = useFlag('VERIFICATION3')
  const byFirebase = firebaseSmsOf(useMerchant()) !== null
  const [prefill] = useState(rememberedLogin)
  const [remember, setRemember] = useState(true)
  const [way, setWay] = useState<Way>(() =>
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
          tabs={ways.map((id) => ({ id, label: t(`ways.${id}`) }))}
          value={way}
          onChange={(id) => {
            if (isWay(id)) setWay(id)
          }}
          className={styles.ways}
        />
      ) : null}
      {way === 'sms' && byFirebase ? (
        <Button
          block
          size="l"
          icon="chat-circle-dots"
          onClick={() => leavePage(socialPath + searchOf({ provider: 'sms' }, search))}
        >
          {t('login.bySms')}
        </Button>
      ) : way === 'sms' ? (
        <SmsLogin prefill={prefill} remember={remember} onRemember={setRemember} />
      ) : (
        <PasswordLogin prefill={prefill} remember={remember} onRemember={setRemember} />
      )}
      <OtherWays remember={remember} />
    </EntryFrame>
  )
}

export default LoginPage
