import { longestTested, longestTypedSecret } from '@mosaic/contracts'
import { loginDeviceId } from '@mosaic/api-client'
import { confirmationProblems, field, Form, secretProblems, useForm, useProblemText } from '@mosaic/forms'
import { signIn, useRole } from '@mosaic/session'
import { Button, PasswordField, toast, useNavigate } from '@mosaic/ui'
import { useResetByEmailMutation } from '../../api/password-recovery'
import { useRegisterSettingsQuery } from '../../api/register-settings'
import { useTexts } from '../../texts'
import { homePath } from '../login/next-path'
import styles from './ForgetPage.module.css'

/** Target of the link in the e-mail. */
export const NewPasswordForm = ({ token }: { readonly token: string }) => {
  const { t } = useTexts()
  const { textsOf, hintOf } = useProblemText()
  const navigate = useNavigate()
  const reset = useResetByEmailMutation()
  const rule = useRegisterSettingsQuery(reset.failure).data?.fields.password
  const role = useRole()
  const form = useForm({
    fields: { newPassword: field.secret(), confirmPassword: field.secret() },
    errors: ({ newPassword, confirmPassword }) =>
      textsOf(
        {
          newPassword: secretProblems(
            { ...(rule ?? { enabled: true, regExp: '', maxLength: 0 }), required: true },
            newPassword,
          ),
          confirmPassword: confirmationProblems(confirmPassword, newPassword),
        },
        { newPassword: rule },
      ),
    call: reset,
    rules: { newPassword: rule },
    onSubmit: ({ newPassword }) =>
      reset.submit(
        { body: { token, newPassword, loginDeviceId: loginDeviceId() } },
        {
          onSuccess: (session) => {
            signIn(session)
            toast(t('forget.done'), { tone: 'success', duration: 'short' })
            navigate(homePath, { replace: true })
          },
        },
      ),
  })
  return (
    <Form
      form={form}
      submit={t('forget.setPassword')}
      after={
        reset.failure?.code === 'password.link.invalid' && role === 'guest' ? (
          <Button variant="ghost" block to="/m/forget" className={styles.back}>
            {t('forget.askAgain')}
          </Button>
        ) : null
      }
    >
      {(['newPassword', 'confirmPassword'] as const).map((name) => (
        <PasswordField
          key={name}
          {...form.input(name)}
          label={t(`field.${name}`)}
          icon="lock"
          required
          maxLength={longestTypedSecret(longestTested)}
          autoComplete="new-password"
          hint={name === 'newPassword' ? hintOf(rule) : undefined}
        />
      ))}
    </Form>
  )
}
