import { longestTested, longestTypedSecret } from '@mosaic/contracts'
import type { ApiFailure } from '@mosaic/api-client'
import { captchaBurned, CaptchaField, field, Form, useCaptcha, useForm, useProblemText } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { Checkbox, Link, PasswordField, Skeleton, useLazyPart, useLocation, useNavigate } from '@mosaic/ui'
import { useState } from 'react'
import { useRegisterSettingsQuery } from '../../api/register-settings'
import { UsernameField } from '../../fields/UsernameField'
import { passkeysSupported } from '../../passkeys/support'
import type { SocialTicket } from '../../social/ticket'
import { useTexts } from '../../texts'
import { asksForCaptcha, fieldAfterRefusal, loginProblems, type LoginForm } from './login-problems'
import { nextPath } from './next-path'
import { passkeyPart } from './passkey-part'
import type { Prefill } from './remembered-login'
import styles from './LoginPage.module.css'
import { useLogin } from './use-login'

type PasswordLoginProps = {
  readonly prefill: Prefill
  readonly remember: boolean
  /** Absent: it was decided on an earlier page. */
  readonly onRemember?: (remember: boolean) => void
  /** Ticket of a provider identity that this login connects with the account. */
  readonly social?: SocialTicket
}

/** A space at the end comes from a keyboard's suggestion. */
const trimUsername = (form: LoginForm): LoginForm => ({ ...form, username: form.username.trim() })

/** The way in by user name and password. */
export const PasswordLogin = ({ prefill, remember, onRemember, social }: PasswordLoginProps) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { textsOf } = useProblemText()
  const navigate = useNavigate()
  const { search } = useLocation()
  const rules = useRegisterSettingsQuery().data?.login
  const known = prefill.type === 'username' ? prefill : { username: '', password: '' }
  const [captchaShown, setCaptchaShown] = useState(false)
  const captcha = useCaptcha(captchaShown)

  const onFailure = (failure: ApiFailure) => {
    if (asksForCaptcha(failure)) setCaptchaShown(true)
    if (!captchaShown || !captchaBurned(failure.code)) return
    captcha.reload()
    form.clear('captcha')
  }
  const onLogin = () => navigate(nextPath(new URLSearchParams(search).get('next')), { replace: true })
  const login = useLogin(social ?? null, { onDone: onLogin, onFailure })
  const PasskeyLogin = useLazyPart(passkeyPart, passkeysSupported())
  const form = useForm({
    // The typed name survives the way to a provider and back.
    draft: { name: social ? 'socialLogin' : 'login', guests: true },
    fields: { username: field.text(known.username), password: field.secret(known.password), captcha: field.secret() },
    errors: (values) => textsOf(loginProblems(trimUsername(values), rules, captchaShown)),
    call: login,
    fieldOf: () => null,
    focusAfter: ({ code }) => fieldAfterRefusal(code),
    failureText: (failure) =>
      failure.code === 'login.captcha.required' ? t('login.captchaAsked') : errorText(failure),
    onSubmit: (values) => {
      form.untouch()
      login.submit(trimUsername(values), captchaShown ? captcha.flow : '', remember)
    },
  })

  return (
    <Form
      form={form}
      submit={social ? t('social.connect') : t('login.submit')}
      after={
        PasskeyLogin ? (
          <PasskeyLogin remember={remember} onDone={onLogin} />
        ) : passkeysSupported() ? (
          <Skeleton height={54} className={styles.passkey} />
        ) : null
      }
    >
      <UsernameField {...form.field('username')} withPasskeys={passkeysSupported()} />
      <PasswordField
        {...form.input('password')}
        label={t('field.password')}
        icon="lock"
        autoComplete="current-password"
        required
        maxLength={longestTypedSecret(longestTested)}
      />
      {captchaShown ? <CaptchaField {...form.field('captcha')} captcha={captcha} /> : null}
      <div className={styles.options}>
        {onRemember ? (
          <Checkbox
            label={t('login.remember')}
            name="remember"
            checked={remember}
            onChange={(event) => onRemember(event.target.checked)}
          />
        ) : null}
        <Link to="/m/forget" className={styles.forgot}>
          {t('login.forgot')}
        </Link>
      </div>
    </Form>
  )
}
