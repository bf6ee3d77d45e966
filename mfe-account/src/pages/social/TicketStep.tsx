import { QueryView, Skeleton, Tabs } from '@mosaic/ui'
import { useState } from 'react'
import { useRegisterSettingsQuery } from '../../api/register-settings'
import type { SocialTicket } from '../../social/ticket'
import { useTexts } from '../../texts'
import { PasswordLogin } from '../login/PasswordLogin'
import type { Prefill } from '../login/remembered-login'
import { RegisterForm } from '../register/RegisterForm'
import styles from './SocialPage.module.css'

const steps = ['register', 'link'] as const
type Step = (typeof steps)[number]

const emptyPrefill: Prefill = { type: 'username', username: '', password: '', countryDialingCode: '' }

/**
 * A provider identity without an account: open one, or connect an existing one. A known address suggests an existing
 * account.
 */
export const TicketStep = ({ ticket }: { readonly ticket: SocialTicket }) => {
  const { t } = useTexts()
  const settings = useRegisterSettingsQuery()
  const [step, setStep] = useState<Step>(ticket.known ? 'link' : 'register')
  return (
    <>
      <Tabs
        label={t('social.steps')}
        tabs={steps.map((id) => ({ id, label: t(`social.${id}`) }))}
        value={step}
        onChange={(id) => setStep(id === 'link' ? 'link' : 'register')}
        className={styles.tabs}
      />
      {step === 'link' ? (
        <PasswordLogin prefill={emptyPrefill} remember={ticket.remember} social={ticket} />
      ) : (
        <QueryView
          query={settings}
          skeleton={
            <div className={styles.ways} aria-hidden="true">
              {[1, 2, 3].map((field) => (
                <Skeleton key={field} height={50} radius="m" />
              ))}
            </div>
          }
        >
          {(rules) => <RegisterForm settings={rules} social={ticket} />}
        </QueryView>
      )}
    </>
  )
}
