import { FormAlert } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { Button } from '@mosaic/ui'
import { useTexts } from '../../texts'
import styles from './LoginPage.module.css'
import { usePasskeyLogin } from './use-passkey-login'

type PasskeyLoginProps = { readonly remember: boolean; readonly onDone: () => void }

/** Fetched with the ceremonies of the browser, after the form is there. */
export const PasskeyLogin = ({ remember, onDone }: PasskeyLoginProps) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { pending, problem, press } = usePasskeyLogin(remember, onDone)
  const text =
    problem === null
      ? null
      : problem.kind === 'refused'
        ? errorText(problem.failure)
        : t(problem.kind === 'cancelled' ? 'passkey.cancelled' : 'passkey.failed')
  return (
    <div className={styles.passkey}>
      <FormAlert text={text} failure={problem?.kind === 'refused' ? problem.failure : null} />
      <Button variant="secondary" size="l" block icon="key" loading={pending} onClick={press}>
        {t('passkey.login')}
      </Button>
    </div>
  )
}
