import { FormAlert, FormNote, useFieldFocus } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { Button, TextField } from '@mosaic/ui'
import { useState, type FormEvent } from 'react'
import { useForgotByEmail } from '../../api/password-recovery'
import { useRegisterSettings } from '../../api/register-settings'
import { CaptchaField } from '../../captcha/CaptchaField'
import { captchaBurned } from '../../captcha/captcha-burned'
import { captchaWanted } from '../../captcha/captcha-wanted'
import { useCaptcha } from '../../captcha/use-captcha'
import { UsernameField } from '../../fields/UsernameField'
import { useTexts } from '../../texts'
import { useProblemText } from '../../validation/use-problem-text'
import { emailProblems, type EmailForm } from './forget-rules'

const fields = ['username', 'email'] as const

/** Always the same answer, so that nobody learns from here which accounts and addresses exist. */
export const RecoverByEmail = () => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { textOf } = useProblemText()
  const { refOf, focus } = useFieldFocus<keyof EmailForm>()
  const rules = useRegisterSettings().data
  const forgot = useForgotByEmail()
  const [form, setForm] = useState<EmailForm>({ username: '', email: '' })
  const [touched, setTouched] = useState(false)
  const [sent, setSent] = useState(false)
  const [captchaAsked, setCaptchaAsked] = useState(false)
  const [answer, setAnswer] = useState('')
  const captcha = useCaptcha(captchaAsked)
  const problems = emailProblems(form, rules)

  const change = (field: keyof EmailForm, value: string) => {
    setSent(false)
    if (forgot.failure) forgot.reset()
    setForm((current) => ({ ...current, [field]: value }))
  }
  const renewCaptcha = () => {
    captcha.reload()
    setAnswer('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (forgot.pending) return
    setTouched(true)
    const first = fields.find((field) => problems[field].length > 0)
    if (first) return focus(first)
    forgot.submit(
      {
        body: {
          username: form.username.trim(),
          email: form.email.trim(),
          captcha: answer,
          captchaFlow: captchaAsked ? captcha.flow : '',
        },
      },
      {
        onSuccess: () => {
          setSent(true)
          renewCaptcha()
        },
        onError: ({ failure }) => {
          if (captchaWanted(failure.code)) setCaptchaAsked(true)
          if (captchaBurned(failure.code)) renewCaptcha()
        },
      },
    )
  }

  return (
    <form onSubmit={submit} noValidate>
      <UsernameField
        ref={refOf('username')}
        value={form.username}
        onChange={(value) => change('username', value)}
        error={touched ? textOf(problems.username) : undefined}
      />
      <TextField
        ref={refOf('email')}
        label={t('field.email')}
        name="email"
        icon="envelope"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={128}
        value={form.email}
        onChange={(event) => change('email', event.target.value)}
        error={touched ? textOf(problems.email) : undefined}
      />
      {captchaAsked ? <CaptchaField captcha={captcha} value={answer} onChange={setAnswer} /> : null}
      <FormAlert text={forgot.failure ? errorText(forgot.failure) : null} failure={forgot.failure} />
      <FormNote text={sent ? t('forget.linkSent') : null} />
      <Button type="submit" size="l" block loading={forgot.pending}>
        {t('forget.sendLink')}
      </Button>
    </form>
  )
}
