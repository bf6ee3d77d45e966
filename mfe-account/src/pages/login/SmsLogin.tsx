import { loginDeviceId } from '@mosaic/api-client'
import { FormAlert, useFieldFocus } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { signIn, useDraft } from '@mosaic/session'
import { Button, Checkbox, useLocation, useNavigate } from '@mosaic/ui'
import { useState, type FormEvent } from 'react'
import { useSendLogin } from '../../api/login'
import { useRegisterSettings } from '../../api/register-settings'
import { judgeNumber, numberForPayload } from '../../phone/phone-number'
import { PhoneField } from '../../phone/PhoneField'
import { useCountries } from '../../phone/use-countries'
import { codeUsedUp } from '../../sms/code-used-up'
import { SmsCodeField } from '../../sms/SmsCodeField'
import type { SmsAuth } from '../../sms/sms-auth'
import { useSmsCode } from '../../sms/use-sms-code'
import { useTexts } from '../../texts'
import { codeProblems, numberProblems } from '../../validation/phone-rule'
import { useProblemText } from '../../validation/use-problem-text'
import { nextPath } from './next-path'
import { rememberLogin, type Prefill } from './remembered-login'

type Field = 'mobileNum' | 'messageCode'

export type SmsLoginProps = {
  readonly prefill: Prefill
  readonly remember: boolean
  readonly onRemember: (remember: boolean) => void
}

/** The operator's own message service sends the code. */
export const SmsLogin = (props: SmsLoginProps) => (
  <SmsLoginForm {...props} sms={{ code: useSmsCode('login'), credentials: codeAsPassword }} />
)

const codeAsPassword: SmsAuth['credentials'] = ({ mobileNum, countryDialingCode }, messageCode) =>
  Promise.resolve({ type: 'sms', username: mobileNum, password: messageCode, countryDialingCode })

/** The way in by a code that is sent to a proven mobile number. */
export const SmsLoginForm = ({ prefill, remember, onRemember, sms }: SmsLoginProps & { readonly sms: SmsAuth }) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { textOf } = useProblemText()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { refOf, focus } = useFieldFocus<Field>()
  const rules = useRegisterSettings().data?.login
  const countries = useCountries({ dialingCode: prefill.type === 'sms' ? prefill.countryDialingCode : '' })
  const login = useSendLogin()
  // A code goes on counting after a reload, so its number is there again too.
  const draft = useDraft('smsLogin', { mobileNum: prefill.type === 'sms' ? prefill.username : '' }, { guests: true })
  const [messageCode, setMessageCode] = useState('')
  const form = { ...draft.values, messageCode }
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set())
  const [unfit, setUnfit] = useState<string | null>(null)

  const problems = {
    mobileNum: numberProblems(rules?.loginMobileNum, form.mobileNum, unfit === form.mobileNum),
    messageCode: codeProblems(rules?.verificationCode, form.messageCode),
  }
  const [wrongCode, setWrongCode] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const errorOf = (field: Field) => (touched.has(field) ? textOf(problems[field]) : undefined)
  const change = (field: Field) => (value: string) => {
    if (login.failure) login.reset()
    setWrongCode(false)
    if (field === 'messageCode') setMessageCode(value)
    else draft.change({ mobileNum: value })
  }
  const touch = (...fields: readonly Field[]) => setTouched((current) => new Set([...current, ...fields]))

  /** A number is judged before a code is asked for (spec §5). */
  const checkedNumber = async () => {
    touch('mobileNum')
    const country = countries.chosen
    const fits =
      country !== null &&
      problems.mobileNum.length === 0 &&
      (await judgeNumber(country.code, form.mobileNum)) !== 'fails'
    if (fits) return { countryDialingCode: country.dialingCode, mobileNum: numberForPayload(form.mobileNum) }
    if (problems.mobileNum.length === 0) setUnfit(form.mobileNum)
    focus('mobileNum')
    return null
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (login.pending || confirming) return
    touch('mobileNum', 'messageCode')
    const target = await checkedNumber()
    if (!target) return
    if (problems.messageCode.length > 0) return focus('messageCode')
    setConfirming(true)
    const credentials = await sms.credentials(target, form.messageCode)
    setConfirming(false)
    const startCodeAgain = () => {
      setMessageCode('')
      focus('messageCode')
    }
    if (!credentials) {
      setWrongCode(true)
      return startCodeAgain()
    }
    login.submit(
      { body: { ...credentials, loginDeviceId: loginDeviceId(), remember } },
      {
        onSuccess: (session) => {
          rememberLogin(
            { type: 'sms', username: target.mobileNum, countryDialingCode: target.countryDialingCode },
            remember,
          )
          signIn(session, { remember })
          navigate(nextPath(new URLSearchParams(search).get('next')), { replace: true })
        },
        onError: ({ failure }) => (codeUsedUp(failure.code) ? startCodeAgain() : focus('messageCode')),
      },
    )
  }

  const refusal = wrongCode ? errorText('verification.code.error') : login.failure ? errorText(login.failure) : null
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <PhoneField
        ref={refOf('mobileNum')}
        countries={countries}
        value={form.mobileNum}
        onChange={change('mobileNum')}
        onLeave={() => form.mobileNum && touch('mobileNum')}
        error={errorOf('mobileNum')}
      />
      <SmsCodeField
        ref={refOf('messageCode')}
        sms={sms.code}
        name="messageCode"
        value={form.messageCode}
        onChange={change('messageCode')}
        target={checkedNumber}
        error={errorOf('messageCode')}
      />
      <Checkbox
        label={t('login.remember')}
        name="remember"
        checked={remember}
        onChange={(event) => onRemember(event.target.checked)}
      />
      <FormAlert text={refusal} failure={login.failure} />
      <Button type="submit" size="l" block loading={login.pending || confirming}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
