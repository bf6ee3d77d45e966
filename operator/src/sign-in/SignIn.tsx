import type { DeskValue } from '@mosaic/contracts/desk'
import { Card, Icon } from '@mosaic/ui'
import { useState } from 'react'
import { LanguageSelect } from '../layout/LanguageSelect'
import { useTexts } from '../texts'
import { EnrolForm } from './EnrolForm'
import { enrolmentToken } from './enrolment-link'
import { PasskeyStep } from './PasskeyStep'
import { PasswordForm } from './PasswordForm'
import styles from './SignIn.module.css'

/** Password, then passkey. Behind a link to enrol the operator chooses the password and makes the passkey. */
export const SignIn = ({ state }: { readonly state: DeskValue<'session'> }) => {
  const { t } = useTexts()
  const [token, setToken] = useState(() => enrolmentToken(window.location.hash))
  const used = () => {
    setToken(null)
    window.history.replaceState(null, '', window.location.pathname)
  }
  return (
    <main className={styles.page}>
      <Card className={styles.card}>
        <h1 className={styles.title}>
          <Icon name="shield-check" size={28} weight="fill" />
          {t('title')}
        </h1>
        {token !== null ? (
          <EnrolForm token={token} onUsed={used} />
        ) : state.step === 'enrol' || state.step === 'passkey' ? (
          <PasskeyStep step={state.step} name={state.operator?.name ?? ''} demo={state.operator?.demo ?? false} />
        ) : (
          <PasswordForm />
        )}
      </Card>
      <LanguageSelect />
    </main>
  )
}
