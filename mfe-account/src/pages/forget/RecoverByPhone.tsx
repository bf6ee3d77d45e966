import { loginDeviceId } from '@mosaic/api-client'
import { FormAlert, useFieldFocus } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { signIn, useDraft } from '@mosaic/session'
import { Button, PasswordField, toast, useNavigate } from '@mosaic/ui'
import { useState, type FormEvent } from 'react'
import { useResetByPhone } from '../../api/password-recovery'
import { useRegisterSettings } from '../../api/register-settings'
import { judgeNumber, numberForPayload } from '../../phone/phone-number'
import { PhoneField } from '../../phone/PhoneField'
import { useCountries } from '../../phone/use-countries'
import { codeUsedUp } from '../../sms/code-used-up'
import { SmsCodeField } from '../../sms/SmsCodeField'
import { useSmsCode } from '../../sms/use-sms-code'
import { useTexts } from '../../texts'
import { useProblemText } from '../../validation/use-problem-text'
import { homePath } from '../login/next-path'
import { fewestDigits, phoneProblems, type PhoneForm } from './forget-rules'

const fields = ['mobileNum', 'verificationCode', 'newPassword'] as const

/** A change of any field judges all of them again; nothing can be sent before a field was touched and all are right (spec §5). */
export const RecoverByPhone = () => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { textOf, hintOf } = useProblemText()
  const navigate = useNavigate()
  const { refOf, focus } = useFieldFocus<keyof PhoneForm>()
  const rules = useRegisterSettings().data
  const countries = useCountries()
  const sms = useSmsCode('reset')
  const reset = useResetByPhone()
  // A code goes on counting after a reload, so its number is there again too.
  const draft = useDraft('recoverByPhone', { mobileNum: '' }, { guests: true })
  const [secrets, setSecrets] = useState({ verificationCode: '', newPassword: '' })
  const form: PhoneForm = { ...draft.values, ...secrets }
  const [touched, setTouched] = useState<ReadonlySet<keyof PhoneForm>>(new Set())
  const [unfit, setUnfit] = useState<string | null>(null)
  const problems = phoneProblems(form, rules, unfit === form.mobileNum)
  const ready = touched.size > 0 && fields.every((field) => problems[field].length === 0)

  const touch = (field: keyof PhoneForm) => setTouched((current) => new Set(current).add(field))
  const change = (field: keyof PhoneForm) => (value: string) => {
    if (reset.failure) reset.reset()
    touch(field)
    if (field === 'mobileNum') draft.change({ mobileNum: value })
    else setSecrets((current) => ({ ...current, [field]: value }))
  }
  const errorOf = (field: keyof PhoneForm): string | undefined => {
    if (!touched.has(field)) return undefined
    if (problems[field].includes('phone'))
      return t('problem.phoneShort', { min: fewestDigits(rules?.login.loginMobileNum) })
    return textOf(problems[field], field === 'newPassword' ? rules?.fields.password : undefined)
  }
  const checkedNumber = async () => {
    touch('mobileNum')
    const country = countries.chosen
    if (country && problems.mobileNum.length === 0 && (await judgeNumber(country.code, form.mobileNum)) !== 'fails')
      return { countryDialingCode: country.dialingCode, mobileNum: numberForPayload(form.mobileNum) }
    if (problems.mobileNum.length === 0) setUnfit(form.mobileNum)
    focus('mobileNum')
    return null
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (reset.pending || !ready) return
    const target = await checkedNumber()
    if (!target) return
    reset.submit(
      {
        body: {
          ...target,
          verificationCode: form.verificationCode,
          newPassword: form.newPassword,
          loginDeviceId: loginDeviceId(),
        },
      },
      {
        onSuccess: (session) => {
          signIn(session)
          toast(t('forget.done'), { tone: 'success', duration: 'short' })
          navigate(homePath, { replace: true })
        },
        onError: ({ failure }) => {
          if (!codeUsedUp(failure.code)) return
          // The old password again clears the password; everything else clears the code, which was used up (spec §8).
          const field = failure.code === 'modify.new.old.same' ? 'newPassword' : 'verificationCode'
          setSecrets((current) => ({ ...current, [field]: '' }))
          focus(field)
        },
      },
    )
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <PhoneField
        ref={refOf('mobileNum')}
        countries={countries}
        value={form.mobileNum}
        onChange={change('mobileNum')}
        error={errorOf('mobileNum')}
      />
      <SmsCodeField
        ref={refOf('verificationCode')}
        sms={sms}
        name="verificationCode"
        value={form.verificationCode}
        onChange={change('verificationCode')}
        target={checkedNumber}
        onlyDuringCountdown
        error={errorOf('verificationCode')}
      />
      <PasswordField
        ref={refOf('newPassword')}
        label={t('field.newPassword')}
        name="newPassword"
        icon="lock"
        required
        maxLength={128}
        autoComplete="new-password"
        value={form.newPassword}
        onChange={(event) => change('newPassword')(event.target.value)}
        error={errorOf('newPassword')}
        hint={hintOf(rules?.fields.password)}
      />
      <FormAlert text={reset.failure ? errorText(reset.failure) : null} failure={reset.failure} />
      <Button type="submit" size="l" block loading={reset.pending} disabled={!ready}>
        {t('forget.setPassword')}
      </Button>
    </form>
  )
}
