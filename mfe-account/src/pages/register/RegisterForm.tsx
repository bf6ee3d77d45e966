import { loginDeviceId } from '@mosaic/api-client'
import { FormAlert, useFieldFocus } from '@mosaic/forms'
import { businessDay, useErrorText } from '@mosaic/i18n'
import { useDraft, useFlag, useMerchant } from '@mosaic/session'
import { Button, Checkbox, Link, Tabs, toast, useLocation, useNavigate } from '@mosaic/ui'
import { useState, type FormEvent, type ReactNode } from 'react'
import { CaptchaField } from '../../captcha/CaptchaField'
import { captchaBurned } from '../../captcha/captcha-burned'
import { useCaptcha } from '../../captcha/use-captcha'
import { BirthdayField } from '../../fields/BirthdayField'
import { judgeNumber, numberForPayload } from '../../phone/phone-number'
import { PhoneField } from '../../phone/PhoneField'
import { useCountries } from '../../phone/use-countries'
import { SmsCodeField } from '../../sms/SmsCodeField'
import { isCodeUnderWay, useSmsCode } from '../../sms/use-sms-code'
import type { SocialTicket } from '../../social/ticket'
import { useTexts } from '../../texts'
import type { Problem } from '../../validation/field-rule'
import { useProblemText } from '../../validation/use-problem-text'
import { limitsStepPath, searchWithLimitsStep } from '../limits/limits-step'
import { nextPath } from '../login/next-path'
import { showsInvitationField } from './invitation-code'
import { fieldOfFailure } from './field-of-failure'
import { pageFacts, registerMethod } from './register-method'
import {
  emptyTexts,
  firstInvalid,
  firstWay,
  isRequired,
  isShown,
  meantBy,
  registrationBody,
  registrationProblems,
  ruleOf,
  textFields,
  type FormField,
  type FormView,
  type RegistrationForm,
  type RegistrationWay,
  type RegisterSettings,
  type TextField,
} from './registration-form'
import styles from './RegisterPage.module.css'
import { RegistrationField, type SimpleField } from './RegistrationField'
import { useInvitation } from './use-invitation'
import { useNameCheck } from './use-name-check'
import { useRegistration } from './use-registration'

export const RegisterForm = ({
  settings,
  social,
}: {
  readonly settings: RegisterSettings
  readonly social?: SocialTicket
}) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { textOf, hintOf } = useProblemText()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { refOf, focus } = useFieldFocus<FormField>()
  const invitation = useInvitation(search)
  const nameCheck = useNameCheck()
  const hasLimits = useFlag('RGTOOLS3')
  const { timeZone } = useMerchant()
  const [way, setWay] = useState<RegistrationWay>(() =>
    social ? 'social' : firstWay(settings.methods, isCodeUnderWay('register')),
  )
  const countries = useCountries()
  const sms = useSmsCode('register')
  const [unfit, setUnfit] = useState<string | null>(null)

  const draft = useDraft(
    'register',
    { ...emptyTexts, ...(social && { email: social.email, nickname: social.nickname }) },
    { guests: true },
  )
  // Drafts keep no field that is called a code; an invitation is no secret.
  const typedInvitation = useDraft('invitation', { text: '' }, { guests: true })
  const [consents, setConsents] = useState({ agreement: settings.agreementDefault, ageConfirmed: false })
  const typed: RegistrationForm = { ...draft.values, ...consents }
  const [touched, setTouched] = useState<ReadonlySet<FormField> | 'all'>(new Set())
  const [refusal, setRefusal] = useState<{ field: FormField; value: unknown; code: string } | null>(null)
  const [codeTyped, setCodeTyped] = useState(typedInvitation.values.text !== '')
  /** The picture is another one since the last try, so nobody is to blame for its empty field. */
  const [renewed, setRenewed] = useState(false)

  const view: FormView = {
    settings,
    way,
    today: businessDay(Date.now(), timeZone),
    numberUnfit: unfit !== null && unfit === typed.mobileNum,
    // A link that was good when the page opened may be refused at the end, and must be seen to be put right.
    invitationShown:
      refusal?.field === 'affiliateCode' ||
      showsInvitationField(invitation.state, ruleOf(settings, 'affiliateCode').enabled),
  }
  const captcha = useCaptcha(isShown('captcha', view))
  // A wrong code of the link stands in the shown field until the visitor changes it.
  const form = { ...typed, affiliateCode: codeTyped ? typedInvitation.values.text : invitation.linkCode }
  const meant = meantBy(form)
  const problems = registrationProblems(meant, view)
  const wrongLinkCode = invitation.state === 'invalid' && form.affiliateCode === invitation.linkCode

  const refuse = (code: string) => {
    const field = fieldOfFailure(code)
    if (!field) return
    setRefusal({ field, value: field === 'captcha' ? '' : form[field], code })
    if (field === 'affiliateCode') toast(errorText(code))
    focus(field)
  }
  const onFailure = (code: string) => {
    if (captchaBurned(code)) {
      captcha.reload()
      draft.change({ captcha: '' })
      setRenewed(true)
    }
    refuse(code)
  }
  const onDone = () => {
    toast(t('register.welcome'), { tone: 'success', duration: 'short' })
    const next = new URLSearchParams(search).get('next')
    navigate(hasLimits ? limitsStepPath(next) : nextPath(next), { replace: true })
  }
  const registration = useRegistration(social ?? null, {
    onDone,
    onRefusedCode: () => refuse('invitation.code.incorrect'),
    onFailure,
  })

  const change = (field: TextField) => (value: string) => {
    if (field === 'username') nameCheck.forget()
    if (field === 'affiliateCode') {
      setCodeTyped(true)
      typedInvitation.change({ text: value })
    } else draft.change({ [field]: value })
  }
  const leave = (field: TextField) => () => {
    if (form[field] === '') return
    setTouched((current) => (current === 'all' ? current : new Set(current).add(field)))
    if (field === 'username' && problems.username.length === 0) nameCheck.check(meant.username)
  }
  const errorOf = (field: FormField): string | undefined => {
    if (field === 'affiliateCode' && wrongLinkCode) return t('problem.invitation')
    // What the gateway refused stays marked until its field is changed.
    if (refusal?.field === field && refusal.value === form[field]) return errorText(refusal.code)
    if (field === 'username' && nameCheck.verdict === 'taken') return t('register.nameTaken')
    if (field === 'captcha' && renewed && form.captcha === '') return undefined
    const shown: readonly Problem[] = touched === 'all' || touched.has(field) ? problems[field] : []
    if (shown.includes('tooYoung')) return t('problem.tooYoung', { age: settings.minAge })
    return textOf(shown, field in settings.fields ? settings.fields[field] : undefined)
  }

  /** A number is judged before a code is asked for (spec §5). */
  const checkedNumber = async () => {
    setTouched((current) => (current === 'all' ? current : new Set(current).add('mobileNum')))
    const country = countries.chosen
    if (country && problems.mobileNum.length === 0 && (await judgeNumber(country.code, form.mobileNum)) !== 'fails')
      return { countryDialingCode: country.dialingCode, mobileNum: numberForPayload(form.mobileNum) }
    if (problems.mobileNum.length === 0) setUnfit(form.mobileNum)
    focus('mobileNum')
    return null
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (registration.pending) return
    setTouched('all')
    setRenewed(false)
    registration.reset()
    const first = firstInvalid(problems)
    if (first) return focus(first)
    const context = {
      // One that is still being checked is left to the gateway, so that a slow network costs nobody his invitation.
      linkCode: invitation.state === 'invalid' ? '' : invitation.linkCode,
      dialingCode: countries.chosen?.dialingCode ?? '',
      captchaFlow: captcha.flow,
      registerMethod: registerMethod(pageFacts()),
      loginDeviceId: loginDeviceId(),
      registerUrl: window.location.href,
      domain: window.location.hostname,
    }
    // The host leads a new member by the address, so the address names the step before the session is there.
    if (hasLimits) navigate({ search: searchWithLimitsStep(search) }, { replace: true })
    void registration.submit(
      way,
      registrationBody(meant, view, context),
      view.invitationShown ? meant.affiliateCode : '',
    )
  }

  const hintFor = (field: SimpleField): string | undefined => {
    if (field === 'username' && nameCheck.verdict === 'free') return t('register.nameFree')
    if (field === 'username' && nameCheck.verdict === 'unchecked') return t('register.nameUnchecked')
    return field === 'confirmPassword' ? undefined : hintOf(settings.fields[field])
  }
  const fieldOf = (field: TextField): ReactNode => {
    const shared = { ref: refOf(field), value: form[field], onChange: change(field), error: errorOf(field) }
    switch (field) {
      case 'captcha':
        return <CaptchaField key={field} captcha={captcha} {...shared} />
      case 'mobileNum':
        return <PhoneField key={field} countries={countries} onLeave={leave(field)} {...shared} />
      case 'birthday':
        return <BirthdayField key={field} required={isRequired(field, view)} onLeave={leave(field)} {...shared} />
      case 'verificationCode':
        return (
          <SmsCodeField key={field} name={field} sms={sms} target={checkedNumber} onLeave={leave(field)} {...shared} />
        )
      default:
        return (
          <RegistrationField
            key={field}
            name={field}
            required={isRequired(field, view)}
            onLeave={leave(field)}
            hint={hintFor(field)}
            {...shared}
          />
        )
    }
  }

  const formFailure =
    registration.failure && !fieldOfFailure(registration.failure.code) ? errorText(registration.failure) : null
  return (
    <form onSubmit={submit} noValidate>
      {settings.methods.length > 1 && !social ? (
        <Tabs
          label={t('ways.methods')}
          tabs={settings.methods.map((id) => ({ id, label: t(`ways.${id}`) }))}
          value={way}
          onChange={(id) => {
            setWay(id === 'mobile' ? 'mobile' : 'username')
            setTouched(new Set())
          }}
          className={styles.ways}
        />
      ) : null}
      {textFields.filter((field) => isShown(field, view)).map(fieldOf)}
      {settings.ageConfirmation ? (
        <Checkbox
          ref={refOf('ageConfirmed')}
          label={t('register.ageConfirmed', { age: settings.minAge })}
          name="ageConfirmed"
          checked={form.ageConfirmed}
          onChange={(event) => setConsents((current) => ({ ...current, ageConfirmed: event.target.checked }))}
          error={errorOf('ageConfirmed')}
        />
      ) : null}
      <Checkbox
        ref={refOf('agreement')}
        label={t('register.agreement')}
        name="agreement"
        checked={form.agreement}
        onChange={(event) => setConsents((current) => ({ ...current, agreement: event.target.checked }))}
      />
      <Link to="/m/help?id=help-terms" target="_blank" rel="noopener" className={styles.terms}>
        {t('register.terms')}
      </Link>
      <FormAlert text={formFailure} failure={registration.failure} />
      <Button type="submit" size="l" block loading={registration.pending} disabled={!form.agreement}>
        {t('register.submit')}
      </Button>
    </form>
  )
}
