import type { ApiFailure } from '@mosaic/api-client'
import { FormAlert, useFieldFocus } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { useDraft } from '@mosaic/session'
import { Button, Checkbox, Link, PasswordField, Skeleton, useLazyPart, useLocation, useNavigate } from '@mosaic/ui'
import { useState, type FormEvent } from 'react'
import { useRegisterSettings } from '../../api/register-settings'
import { CaptchaField } from '../../captcha/CaptchaField'
import { captchaBurned } from '../../captcha/captcha-burned'
import { useCaptcha } from '../../captcha/use-captcha'
import { UsernameField } from '../../fields/UsernameField'
import { passkeysSupported } from '../../passkeys/support'
import type { SocialTicket } from '../../social/ticket'
import { useTexts } from '../../texts'
import { useProblemText } from '../../validation/use-problem-text'
import {
  asksForCaptcha,
  fieldAfterRefusal,
  loginFields,
  loginProblems,
  type LoginField,
  type LoginForm,
} from './login-problems'
import { nextPath } from './next-path'
import { passkeyPart } from './passkey-part'
import type { Prefill } from './remembered-login'
import styles from './LoginPage.module.css'
import { useLogin } from './use-login'

export type PasswordLoginProps = {
  readonly prefill: Prefill
  readonly remember: boolean
  /** Absent: it was decided on an earlier page. */
  readonly onRemember?: (remember: boolean) => void
  /** Whom a provider has vouched for; he is connected with the account. */
  readonly social?: SocialTicket
}

/** The way in by user name and password. */
export const PasswordLogin = ({ prefill, remember, onRemember, social }: PasswordLoginProps) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { textOf } = useProblemText()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { refOf, focus } = useFieldFocus<LoginField>()
  const rules = useRegisterSettings().data?.login

  const known = prefill.type === 'username' ? prefill : { username: '', password: '' }
  // Whoever looks in at a provider and comes back finds the name that he had typed.
  const draft = useDraft(social ? 'socialLogin' : 'login', { username: known.username }, { guests: true })
  const [unkept, setUnkept] = useState({ password: known.password, captcha: '' })
  const form: LoginForm = { ...draft.values, ...unkept }
  const [touched, setTouched] = useState(false)
  const [captchaShown, setCaptchaShown] = useState(false)
  const captcha = useCaptcha(captchaShown)

  const onFailure = (failure: ApiFailure) => {
    if (asksForCaptcha(failure)) setCaptchaShown(true)
    if (captchaShown && captchaBurned(failure.code)) {
      captcha.reload()
      setUnkept((current) => ({ ...current, captcha: '' }))
    }
    focus(fieldAfterRefusal(failure.code))
  }
  const goOn = () => navigate(nextPath(new URLSearchParams(search).get('next')), { replace: true })
  const login = useLogin(social ?? null, { onDone: goOn, onFailure })
  const PasskeyLogin = useLazyPart(passkeyPart, passkeysSupported())

  // A space at the end comes from a keyboard's suggestion.
  const meant = { ...form, username: form.username.trim() }
  const problems = loginProblems(meant, rules, captchaShown)
  const change = (field: LoginField) => (value: string) =>
    field === 'username' ? draft.change({ username: value }) : setUnkept((current) => ({ ...current, [field]: value }))
  const errorOf = (field: LoginField) => (touched ? textOf(problems[field]) : undefined)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (login.pending) return
    setTouched(true)
    const first = loginFields.find((field) => problems[field].length > 0)
    if (first) focus(first)
    else {
      setTouched(false)
      login.submit(meant, captchaShown ? captcha.flow : '', remember)
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <UsernameField
        ref={refOf('username')}
        value={form.username}
        onChange={change('username')}
        error={errorOf('username')}
        withPasskeys={passkeysSupported()}
      />
      <PasswordField
        ref={refOf('password')}
        label={t('field.password')}
        name="password"
        icon="lock"
        autoComplete="current-password"
        required
        maxLength={128}
        value={form.password}
        onChange={(event) => change('password')(event.target.value)}
        error={errorOf('password')}
      />
      {captchaShown ? (
        <CaptchaField
          ref={refOf('captcha')}
          captcha={captcha}
          value={form.captcha}
          onChange={change('captcha')}
          error={errorOf('captcha')}
        />
      ) : null}
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
      <FormAlert
        text={
          login.failure
            ? login.failure.code === 'login.captcha.required'
              ? t('login.captchaAsked')
              : errorText(login.failure)
            : null
        }
        failure={login.failure}
      />
      <Button type="submit" size="l" block loading={login.pending}>
        {social ? t('social.connect') : t('login.submit')}
      </Button>
      {PasskeyLogin ? (
        <PasskeyLogin remember={remember} onDone={goOn} />
      ) : passkeysSupported() ? (
        <Skeleton height={54} className={styles.passkey} />
      ) : null}
    </form>
  )
}
