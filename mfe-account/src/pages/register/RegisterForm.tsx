import { loginDeviceId } from '@mosaic/api-client'
import { useErrorText } from '@mosaic/i18n'
import { Button, Checkbox, toast, useLocation, useNavigate } from '@mosaic/ui'
import { useState, type FormEvent } from 'react'
import { CaptchaField } from '../../captcha/CaptchaField'
import { useCaptcha } from '../../captcha/use-captcha'
import { FormAlert } from '../../layout/FormAlert'
import { useFieldFocus } from '../../layout/use-field-focus'
import { useTexts } from '../../texts'
import type { Problem } from '../../validation/field-rule'
import { useProblemText } from '../../validation/use-problem-text'
import { nextPath } from '../login/next-path'
import { showsInvitationField } from './invitation-code'
import { fieldOfFailure } from './field-of-failure'
import { pageFacts, registerMethod } from './register-method'
import {
  emptyForm,
  firstInvalid,
  isRequired,
  isShown,
  registrationBody,
  registrationProblems,
  ruleOf,
  textFields,
  type FormField,
  type RegisterSettings,
  type TextField,
} from './registration-form'
import { RegistrationField } from './RegistrationField'
import { useInvitation } from './use-invitation'
import { useNameCheck } from './use-name-check'
import { useRegistration } from './use-registration'

export const RegisterForm = ({ settings }: { readonly settings: RegisterSettings }) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { textOf, hintOf } = useProblemText()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { refOf, focus } = useFieldFocus<FormField>()
  const invitation = useInvitation(search)
  const nameCheck = useNameCheck()
  const captcha = useCaptcha(settings.captcha)

  const [typed, setTyped] = useState(() => emptyForm(settings.agreementDefault))
  const [touched, setTouched] = useState<ReadonlySet<FormField> | 'all'>(new Set())
  const [refusal, setRefusal] = useState<{ field: FormField; value: unknown; text: string } | null>(null)
  const [codeTyped, setCodeTyped] = useState(false)

  const view = { settings, invitationShown: showsInvitationField(invitation.state, ruleOf(settings, 'affiliateCode').enabled) }
  // A wrong code of the link stands in the shown field until the visitor changes it.
  const form = { ...typed, affiliateCode: codeTyped ? typed.affiliateCode : invitation.linkCode }
  const problems = registrationProblems(form, view)
  const wrongLinkCode = invitation.state === 'invalid' && form.affiliateCode === invitation.linkCode

  const refuse = (code: string) => {
    const field = fieldOfFailure(code)
    if (!field) return
    setRefusal({ field, value: field === 'captcha' ? '' : form[field], text: errorText(code) })
    if (field === 'affiliateCode') toast(errorText(code))
    focus(field)
  }
  const onFailure = (code: string) => {
    // Any answer to the whole form has burned the captcha; what else was typed stays.
    captcha.reload()
    setTyped((current) => ({ ...current, captcha: '' }))
    refuse(code)
  }
  const onDone = () => {
    toast(t('register.welcome'), { tone: 'success', duration: 'short' })
    navigate(nextPath(new URLSearchParams(search).get('next')), { replace: true })
  }
  const registration = useRegistration({ onDone, onRefusedCode: () => refuse('invitation.code.incorrect'), onFailure })

  const change = (field: TextField) => (value: string) => {
    if (field === 'username') nameCheck.forget()
    if (field === 'affiliateCode') setCodeTyped(true)
    setTyped((current) => ({ ...current, [field]: value }))
  }
  const leave = (field: TextField) => () => {
    if (form[field] === '') return
    setTouched((current) => (current === 'all' ? current : new Set(current).add(field)))
    if (field === 'username' && problems.username.length === 0) nameCheck.check(form.username)
  }
  const errorOf = (field: FormField): string | undefined => {
    if (field === 'affiliateCode' && wrongLinkCode) return t('problem.invitation')
    // What the gateway refused stays marked until its field is changed.
    if (refusal?.field === field && refusal.value === form[field]) return refusal.text
    if (field === 'username' && nameCheck.verdict === 'taken') return t('register.nameTaken')
    const shown: readonly Problem[] = touched === 'all' || touched.has(field) ? problems[field] : []
    return textOf(shown, field in settings.fields ? settings.fields[field] : undefined)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (registration.pending) return
    setTouched('all')
    const first = firstInvalid(problems)
    if (first) return focus(first)
    const context = {
      linkCode: invitation.state === 'valid' ? invitation.linkCode : '',
      captchaFlow: captcha.flow,
      registerMethod: registerMethod(pageFacts()),
      loginDeviceId: loginDeviceId(),
      registerUrl: window.location.href,
      domain: window.location.hostname,
    }
    void registration.submit(registrationBody(form, view, context), view.invitationShown ? form.affiliateCode : '')
  }

  const formFailure = registration.failure && !fieldOfFailure(registration.failure.code) ? errorText(registration.failure.code) : null
  return (
    <form onSubmit={submit} noValidate>
      {textFields
        .filter((field) => isShown(field, view))
        .map((field) =>
          field === 'captcha' ? (
            <CaptchaField key={field} ref={refOf(field)} captcha={captcha} value={form.captcha} onChange={change(field)} error={errorOf(field)} />
          ) : (
            <RegistrationField
              key={field}
              ref={refOf(field)}
              name={field}
              required={isRequired(field, view)}
              value={form[field]}
              onChange={change(field)}
              onLeave={leave(field)}
              error={errorOf(field)}
              hint={field === 'username' && nameCheck.verdict === 'free' ? t('register.nameFree') : field === 'confirmPassword' ? undefined : hintOf(settings.fields[field])}
            />
          ),
        )}
      {settings.ageConfirmation ? (
        <Checkbox
          ref={refOf('ageConfirmed')}
          label={t('register.ageConfirmed', { age: settings.minAge })}
          name="ageConfirmed"
          checked={form.ageConfirmed}
          onChange={(event) => setTyped((current) => ({ ...current, ageConfirmed: event.target.checked }))}
          error={errorOf('ageConfirmed')}
        />
      ) : null}
      <Checkbox
        ref={refOf('agreement')}
        label={t('register.agreement')}
        name="agreement"
        checked={form.agreement}
        onChange={(event) => setTyped((current) => ({ ...current, agreement: event.target.checked }))}
      />
      <FormAlert text={formFailure} />
      <Button type="submit" size="l" block loading={registration.pending} disabled={!form.agreement}>
        {t('register.submit')}
      </Button>
    </form>
  )
}
