import { longestTested, longestTypedSecret, isSameSecret, opaqueSecret } from '@mosaic/contracts'
import { field, Form, useForm } from '@mosaic/forms'
import { PasswordField } from '@mosaic/ui'
import { useDeskMutation, useSetSession } from '../api/queries'
import { useTexts } from '../texts'
import styles from './SignIn.module.css'

const shortest = 12

export type EnrolFormProps = { readonly token: string; readonly onUsed: () => void }

/** Behind the link in the mail: the person chooses the password; the passkey is the next step. */
export const EnrolForm = ({ token, onUsed }: EnrolFormProps) => {
  const { t } = useTexts()
  const setSession = useSetSession()
  const enrol = useDeskMutation('enrol', {
    onDone: (session) => {
      onUsed()
      setSession(session)
    },
  })
  const form = useForm({
    fields: { password: field.secret(), repeated: field.secret() },
    errors: ({ password, repeated }) => ({
      password: opaqueSecret(password).length < shortest ? t('signIn.passwordHint') : undefined,
      repeated: isSameSecret(repeated, password) ? undefined : t('signIn.mismatch'),
    }),
    call: enrol,
    onSubmit: ({ password }) => enrol.submit({ token, password }),
  })
  return (
    <div className={styles.step}>
      <p>{t('signIn.chooseText')}</p>
      <Form form={form} submit={t('signIn.next')}>
        <PasswordField
          {...form.input('password')}
          label={t('signIn.newPassword')}
          hint={t('signIn.passwordHint')}
          autoComplete="new-password"
          maxLength={longestTypedSecret(longestTested)}
          required
        />
        <PasswordField
          {...form.input('repeated')}
          label={t('signIn.repeat')}
          autoComplete="new-password"
          maxLength={longestTypedSecret(longestTested)}
          required
        />
      </Form>
    </div>
  )
}
