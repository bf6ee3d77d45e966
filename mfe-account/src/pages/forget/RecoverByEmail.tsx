import { longestTested, longestTypedSecret } from '@mosaic/contracts'
import {
  captchaBurned,
  CaptchaField,
  captchaWanted,
  field,
  Form,
  useCaptcha,
  useForm,
  useProblemText,
} from '@mosaic/forms'
import { TextField, toast, useNavigate } from '@mosaic/ui'
import { useState } from 'react'
import { useForgotByEmailMutation } from '../../api/password-recovery'
import { useRegisterSettingsQuery } from '../../api/register-settings'
import { UsernameField } from '../../fields/UsernameField'
import { useTexts } from '../../texts'
import { emailProblems } from './forget-rules'

/** Always the same answer (spec §2), so that the form does not reveal which accounts and addresses exist. */
export const RecoverByEmail = ({ back }: { readonly back: string }) => {
  const { t } = useTexts()
  const { textsOf } = useProblemText()
  const rules = useRegisterSettingsQuery().data
  const forgot = useForgotByEmailMutation()
  const navigate = useNavigate()
  const [captchaRequired, setCaptchaRequired] = useState(false)
  const captcha = useCaptcha(captchaRequired)
  const form = useForm({
    fields: { username: field.text(), email: field.text(), captcha: field.secret() },
    errors: (values) => textsOf(emailProblems(values, rules)),
    call: forgot,
    fieldOf: () => null,
    onSubmit: ({ username, email, captcha: answer }) =>
      forgot.submit(
        {
          body: {
            username: username.trim(),
            email: email.trim(),
            captcha: answer,
            captchaFlow: captchaRequired ? captcha.flow : '',
          },
        },
        {
          onSuccess: () => {
            toast(t('forget.linkSent'), { tone: 'success', duration: 'long' })
            navigate(back, { replace: true })
          },
          onError: ({ failure }) => {
            if (captchaWanted(failure.code)) setCaptchaRequired(true)
            if (captchaBurned(failure.code)) renewCaptcha()
          },
        },
      ),
  })
  const renewCaptcha = () => {
    captcha.reload()
    form.clear('captcha')
  }

  return (
    <Form form={form} submit={t('forget.sendLink')}>
      <UsernameField {...form.field('username')} />
      <TextField
        {...form.input('email')}
        label={t('field.email')}
        icon="envelope"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={longestTypedSecret(longestTested)}
      />
      {captchaRequired ? <CaptchaField {...form.field('captcha')} captcha={captcha} /> : null}
    </Form>
  )
}
