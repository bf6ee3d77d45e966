import { useFlag, useRole, useSession } from '@mosaic/session'
import { Button, Tabs, useLocation, useNavigate } from '@mosaic/ui'
import { useEffect, useState } from 'react'
import { EntryFrame } from '../../layout/EntryFrame'
import { useTexts } from '../../texts'
import { nextPath } from '../login/next-path'
import styles from './ForgetPage.module.css'
import { NewPasswordForm } from './NewPasswordForm'
import { RecoverByEmail } from './RecoverByEmail'
import { RecoverByPhone } from './RecoverByPhone'

const recoveryMethods = ['mobile', 'email'] as const
type RecoveryMethod = (typeof recoveryMethods)[number]
const isRecoveryMethod = (id: string): id is RecoveryMethod => (recoveryMethods as readonly string[]).includes(id)

/** The token of an e-mailed link follows the #, so that it is in no request and no log. */
const tokenForm = /^#[\w-]{43}$/

const ForgetPage = () => {
  const { t } = useTexts()
  const { search, hash } = useLocation()
  // The phone is offered where the merchant can send codes, and is then the first choice (spec §2).
  const byPhone = useFlag('CHNGPASSVERIF3')
  const token = tokenForm.test(hash) ? hash.slice(1) : null
  const [method, setMethod] = useState<RecoveryMethod>(byPhone && token === null ? 'mobile' : 'email')
  const navigate = useNavigate()
  const [nextPage] = useState(() => nextPath(new URLSearchParams(search).get('next')))
  const login = `/m/login${search}`
  const role = useRole()
  const name = useSession()?.userName
  const loggedIn = role === 'member' || role === 'agent'
  const isDone = loggedIn && token === null
  useEffect(() => {
    if (isDone) navigate(nextPage, { replace: true })
  }, [isDone, navigate, nextPage])
  if (isDone) return null
  if (token)
    return (
      <EntryFrame
        place="forget"
        title={t('forget.title')}
        heading={t('forget.newHeading')}
        lead={loggedIn && name ? t('forget.newLeadLoggedIn', { name }) : t('forget.newLead')}
        search={search}
        switched={!loggedIn}
      >
        <NewPasswordForm token={token} />
      </EntryFrame>
    )
  return (
    <EntryFrame
      place="forget"
      title={t('forget.title')}
      heading={t('forget.heading')}
      lead={t('forget.lead')}
      search={search}
    >
      {byPhone ? (
        <Tabs
          label={t('forget.ways')}
          tabs={recoveryMethods.map((id) => ({ id, label: t(`ways.${id}`) }))}
          value={method}
          onChange={(id) => {
            if (isRecoveryMethod(id)) setMethod(id)
          }}
          className={styles.ways}
        />
      ) : null}
      {method === 'mobile' ? <RecoverByPhone /> : <RecoverByEmail back={login} />}
      <Button variant="ghost" block to={login} className={styles.back}>
        {t('forget.backToLogin')}
      </Button>
    </EntryFrame>
  )
}

export default ForgetPage
