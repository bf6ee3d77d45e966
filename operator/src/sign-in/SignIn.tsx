import type { DeskValue } from '@mosaic/contracts/desk'
import { Card, Icon } from '@mosaic/ui'
import { LanguageSelect } from '../layout/LanguageSelect'
import { useTexts } from '../texts'
import { PasskeyStep } from './PasskeyStep'
import { PasswordForm } from './PasswordForm'
import styles from './SignIn.module.css'

/** Password, then passkey. With a start password the operator makes the passkey. */
export const SignIn = ({ state }: { readonly state: DeskValue<'session'> }) => {
  const { t } = useTexts()
  return (
    <main className={styles.page}>
      <Card className={styles.card}>
        <h1 className={styles.title}>
          <Icon name="shield-check" size={28} weight="fill" />
          {t('title')}
        </h1>
        {state.step === 'enrol' || state.step === 'passkey' ? (
          <PasskeyStep step={state.step} name={state.operator?.name ?? ''} demo={state.operator?.demo ?? false} />
        ) : (
          <PasswordForm />
        )}
      </Card>
      <LanguageSelect />
    </main>
  )
}
