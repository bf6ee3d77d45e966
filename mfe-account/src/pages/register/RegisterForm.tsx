import { loginDeviceId, visitKind } from '@mosaic/api-client'
import {
  captchaBurned,
  CaptchaField,
  Form,
  isCodeUnderWay,
  PhoneField,
  SmsCodeField,
  useCaptcha,
  useCountries,
  useForm,
  useNumberCheck,
  useProblemText,
  useRegistrationCode,
} from '@mosaic/forms'
import { useBusinessDay } from '@mosaic/i18n'
import { useFlag, useMerchant } from '@mosaic/session'
import { Checkbox, Link, Tabs, toast, useFailureToast, useLocation, useNavigate } from '@mosaic/ui'
import { useState, type ReactNode } from 'react'
import { checkEmail, checkUsername } from '../../api/registration'
import { useRegisterSettingsQuery } from '../../api/register-settings'
import { BirthdayField } from '../../fields/BirthdayField'
import type { SocialTicket } from '../../social/ticket'
import { useTexts } from '../../texts'
import { limitsStepPath, searchWithLimitsStep } from '../limits/limits-step'
import { nextPath } from '../login/next-path'
import { fieldOfFailure } from './field-of-failure'
import { showsInvitationField } from './invitation-code'
import {
  initialMethod,
  isRequired,
  isShown,
  trimFields,
  registrationBody,
  registrationFields,
  registrationProblems,
  ruleOf,
  textFields,
  type FormView,
  type RegistrationForm,
  type RegistrationMethod,
  type RegisterSettings,
  type TextField,
} from './registration-form'
import styles from './RegisterPage.module.css'
import { RegistrationField, type SimpleField } from './RegistrationField'
import { useAvailabilityCheck } from './use-availability-check'
import { useInvitation } from './use-invitation'
import type { NumberProof } from './number-proof'
import { useRegistration } from './use-registration'
import { useRegistrationTexts } from './use-registration-texts'

export const RegisterForm = ({
  settings,
  social,
  numberProof,
  onNumber,
}: {
  readonly settings: RegisterSettings
  readonly social?: SocialTicket
  /** Firebase verifies numbers instead of the operator's message service. */
  readonly numberProof?: NumberProof
  /** Registration by number continues elsewhere. */
  readonly onNumber?: () => void
}) => {
  const { t } = useTexts()
  const showFailure = useFailureToast()
  const { hintOf } = useProblemText()
  const textsOf = useRegistrationTexts(settings)
  const navigate = useNavigate()
  const { search } = useLocation()
  const invitation = useInvitation(search)
  const nameCheck = useAvailabilityCheck(checkUsername)
  const emailCheck = useAvailabilityCheck(checkEmail)
  const hasLimits = useFlag('RGTOOLS3')
  const today = useBusinessDay(useMerchant().timeZone)
  const [method, setMethod] = useState<RegistrationMethod>(() =>
    social ? 'social' : initialMethod(settings.methods, numberProof !== undefined || isCodeUnderWay('register')),
  )
  const countries = useCountries()
  const number = useNumberCheck(countries.chosen)
  const ownSms = useRegistrationCode(method === 'mobile')
  const sms = numberProof?.code ?? ownSms
  const [codeEdited, setCodeEdited] = useState(false)
  // A link that was good when the page opened may be refused at the end, and must be seen to be put right.
  const [codeRefused, setCodeRefused] = useState(false)

  const view: FormView = {
    settings,
    method,
    today,
    invitationShown: codeRefused || showsInvitationField(invitation.state, ruleOf(settings, 'affiliateCode').enabled),
  }
  const captcha = useCaptcha(isShown('captcha', view))
  // A wrong code of the link is shown in the field until the visitor changes it.
  const typedBy = (values: RegistrationForm): RegistrationForm =>
    codeEdited || values.affiliateCode !== '' ? values : { ...values, affiliateCode: invitation.linkCode }

  const onRefusedCode = () => {
    setCodeRefused(true)
    showFailure({ code: 'invitation.code.incorrect' })
  }
  const onFailure = (code: string) => {
    if (captchaBurned(code)) {
      captcha.reload()
      // The captcha changed, so its empty field shows no error.
      form.clear('captcha')
    }
    if (fieldOfFailure(code) === 'affiliateCode') onRefusedCode()
  }
  const onDone = (account: string, nameIsNew: boolean) => {
    if (nameIsNew) toast(t('register.welcomeName', { name: account }), { tone: 'success', duration: 'long' })
    else toast(t('register.welcome'), { tone: 'success', duration: 'short' })
    const next = new URLSearchParams(search).get('next')
    navigate(hasLimits ? limitsStepPath(next) : nextPath(next), { replace: true })
  }
  const registration = useRegistration(social ?? null, { onDone, onRefusedCode, onFailure })
  useRegisterSettingsQuery(registration.failure)

  const submit = (values: RegistrationForm) => {
    const trimmed = trimFields(typedBy(values))
    const context = {
      // A code whose check is pending is left to the gateway, so that a slow network loses no invitation.
      linkCode: invitation.state === 'invalid' ? '' : invitation.linkCode,
      dialingCode: countries.chosen?.dialingCode ?? '',
      captchaFlow: captcha.flow,
      registerMethod: visitKind(),
      loginDeviceId: loginDeviceId(),
      registerUrl: window.location.href,
      domain: window.location.hostname,
    }
    // The host leads a new member by the address, so the address names the step before the session is there.
    if (hasLimits) navigate({ search: searchWithLimitsStep(search) }, { replace: true })
    void registration.submit({
      method: method === 'username' && !isShown('username', view) ? 'auto' : method,
      body: registrationBody(trimmed, view, context),
      typedCode: view.invitationShown ? trimmed.affiliateCode : '',
      ...(numberProof && isShown('verificationCode', view) && { idToken: numberProof.idToken }),
    })
  }
  const form = useForm({
    draft: { name: 'register', guests: true },
    fields: registrationFields(settings.agreementDefault, social),
    judged: 'leave',
    errors: (values) =>
      textsOf(
        registrationProblems(trimFields(typedBy(values)), {
          ...view,
          dialingCode: number.dialingCode,
          numberUnfit: number.isUnfit(values.mobileNum),
        }),
      ),
    call: registration,
    forgetsFailure: 'submit',
    rules: settings.fields,
    fieldOf: ({ code }) => fieldOfFailure(code),
    onEdit: (name) => {
      if (name === 'username') nameCheck.reset()
      if (name === 'email') emailCheck.reset()
      if (name === 'affiliateCode') setCodeEdited(true)
    },
    onLeave: (name) => {
      if (!form.isRight(name)) return
      const trimmed = trimFields(form.values)
      if (name === 'username') nameCheck.check(trimmed.username)
      if (name === 'email') emailCheck.check(trimmed.email)
    },
    onSubmit: submit,
  })
  const { affiliateCode } = typedBy(form.values)
  const isLinkCodeWrong = invitation.state === 'invalid' && affiliateCode === invitation.linkCode

  const hintFor = (name: SimpleField): string | undefined => {
    if (name === 'username' && nameCheck.availability === 'free') return t('register.nameFree')
    if (name === 'username' && nameCheck.availability === 'unchecked') return t('register.nameUnchecked')
    return name === 'confirmPassword' ? undefined : hintOf(settings.fields[name])
  }
  /** Problems known before sending. */
  const earlyError = (name: SimpleField): string | undefined => {
    if (name === 'affiliateCode' && isLinkCodeWrong) return t('register.invitationWrong')
    if (name === 'email' && emailCheck.availability === 'taken') return t('register.emailRefused')
    return name === 'username' && nameCheck.availability === 'taken' ? t('register.nameTaken') : undefined
  }
  const fieldOf = (name: TextField): ReactNode => {
    const bound = form.field(name)
    switch (name) {
      case 'captcha':
        return <CaptchaField key={name} {...bound} captcha={captcha} />
      case 'mobileNum':
        return <PhoneField key={name} {...bound} countries={countries} />
      case 'birthday':
        return <BirthdayField key={name} {...bound} required={isRequired(name, view)} minAge={settings.minAge} />
      case 'verificationCode':
        return (
          <SmsCodeField
            key={name}
            {...bound}
            name={name}
            sms={sms}
            to={number.targetOf(form.values.mobileNum)}
            target={() => form.checked('mobileNum', number.judge)}
          />
        )
      default:
        return (
          <RegistrationField
            key={name}
            {...bound}
            {...(name === 'affiliateCode' && { value: affiliateCode })}
            name={name}
            required={isRequired(name, view)}
            hint={hintFor(name)}
            error={earlyError(name) ?? bound.error}
          />
        )
    }
  }

  return (
    <Form form={form} submit={t('register.submit')} disabled={!form.values.agreement}>
      {settings.methods.length > 1 && !social ? (
        <Tabs
          label={t('ways.methods')}
          tabs={settings.methods.map((id) => ({ id, label: t(`ways.${id}`) }))}
          value={method}
          onChange={(id) => {
            if (id === 'mobile' && onNumber) return onNumber()
            setMethod(id === 'mobile' ? 'mobile' : 'username')
            form.untouch()
          }}
          className={styles.ways}
        />
      ) : null}
      {textFields.filter((name) => isShown(name, view)).map(fieldOf)}
      {settings.ageConfirmation ? (
        <Checkbox {...form.checkbox('ageConfirmed')} label={t('register.ageConfirmed', { age: settings.minAge })} />
      ) : null}
      <Checkbox {...form.checkbox('agreement')} label={t('register.agreement')} />
      <Link to="/m/help?id=help-terms" target="_blank" rel="noopener" className={styles.terms}>
        {t('register.terms')}
      </Link>
    </Form>
  )
}
