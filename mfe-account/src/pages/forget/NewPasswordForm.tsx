import { loginDeviceId } from '@mosaic/api-client'
import { FormAlert, useFieldFocus } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { signIn, useRole } from '@mosaic/session'
import { Button, PasswordField, toast, useNavigate } from '@mosaic/ui'
import { useState, type FormEvent } from 'react'
import { useResetByEmail } from '../../api/password-recovery'
import { useRegisterSettings } from '../../api/register-settings'
import { useTexts } from '../../texts'
import { confirmationProblems, ruleProblems } from '../../validation/field-rule'
import { useProblemText } from '../../validation/use-problem-text'
import { homePath } from '../login/next-path'
import styles from './ForgetPage.module.css'

const fields = ['newPassword', 'confirmPassword'] as const
type Field = (typeof fields)[number]

/** Where the link of the e-mail leads. */
export const NewPasswordForm = ({ token }: { readonly token: string }) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { textOf, hintOf } = useProblemText()
  const navigate = useNavigate()
  const { refOf, focus } = useFieldFocus<Field>()
  const rule = useRegisterSettings().data?.fields.password
  const reset = useResetByEmail()
  const role = useRole()
  const [form, setForm] = useState({ newPassword: '', confirmPassword: '' })
  const [touched, setTouched] = useState(false)
  const problems = {
    newPassword: ruleProblems(
      { ...(rule ?? { enabled: true, regExp: '', maxLength: 0 }), required: true },
      form.newPassword,
    ),
    confirmPassword: confirmationProblems(form.confirmPassword, form.newPassword),
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reset.pending) return
    setTouched(true)
    const first = fields.find((field) => problems[field].length > 0)
    if (first) return focus(first)
    reset.submit(
      { body: { token, newPassword: form.newPassword, loginDeviceId: loginDeviceId() } },
      {
        onSuccess: (session) => {
          signIn(session)
          toast(t('forget.done'), { tone: 'success', duration: 'short' })
          navigate(homePath, { replace: true })
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      {fields.map((field) => (
        <PasswordField
          key={field}
          ref={refOf(field)}
          label={t(`field.${field}`)}
          name={field}
          icon="lock"
          required
          maxLength={128}
          autoComplete="new-password"
          value={form[field]}
          onChange={(event) => {
            if (reset.failure) reset.reset()
            setForm((current) => ({ ...current, [field]: event.target.value }))
          }}
          error={touched ? textOf(problems[field], rule) : undefined}
          hint={field === 'newPassword' ? hintOf(rule) : undefined}
        />
      ))}
      <FormAlert text={reset.failure ? errorText(reset.failure) : null} failure={reset.failure} />
      <Button type="submit" size="l" block loading={reset.pending}>
        {t('forget.setPassword')}
      </Button>
      {reset.failure?.code === 'password.link.invalid' && role === 'guest' ? (
        <Button variant="ghost" block to="/m/forget" className={styles.back}>
          {t('forget.askAgain')}
        </Button>
      ) : null}
    </form>
  )
}
