import { useDraft } from '@mosaic/session'
import { Button, TextField, toast } from '@mosaic/ui'
import { useState } from 'react'
import { sendContactCode, useConfirmContact } from '../../api/security'
import { useRegisterSettings } from '../../api/register-settings'
import { CaptchaField } from '../../captcha/CaptchaField'
import { useCaptcha } from '../../captcha/use-captcha'
import { LoginPasswordField } from '../../fields/LoginPasswordField'
import { judgeNumber, numberForPayload } from '../../phone/phone-number'
import { PhoneField } from '../../phone/PhoneField'
import { useCountries } from '../../phone/use-countries'
import { longestCode } from '../../sms/SmsCodeField'
import { targetOf, useSentCode, type SendSms } from '../../sms/use-sms-code'
import { useTexts } from '../../texts'
import { useProblemText } from '../../validation/use-problem-text'
import { contactProblems } from './contact-problems'
import styles from './SecurityCenterPage.module.css'
import { SheetForm } from './SheetForm'

export type ContactSheetProps = {
  readonly channel: 'email' | 'sms'
  readonly onClose: () => void
  readonly onDone: () => void
}

const sendTo =
  (channel: ContactSheetProps['channel']): SendSms =>
  ({ mobileNum: address, ...wish }) =>
    sendContactCode({ channel, address, ...wish })

/**
 * Two steps in one sheet: where the code goes, then the code and the login password. What was typed stays through both. Another code to
 * the same place waits for the countdown (spec §4); another place has none.
 */
export const ContactSheet = ({ channel, onClose, onDone }: ContactSheetProps) => {
  const { t } = useTexts()
  const { textOf } = useProblemText()
  const rules = useRegisterSettings().data
  const countries = useCountries({ wanted: channel === 'sms' })
  const draft = useDraft(`contact.${channel}`, { address: '' })
  const { address } = draft.values
  const [unfit, setUnfit] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [touched, setTouched] = useState(false)
  const sent = useSentCode(`contact.${channel}`, sendTo(channel))
  const confirm = useConfirmContact()
  const [answer, setAnswer] = useState('')
  const captcha = useCaptcha(sent.captchaAsked)
  const countryDialingCode = channel === 'sms' ? (countries.chosen?.dialingCode ?? '') : ''
  const target = { mobileNum: channel === 'sms' ? numberForPayload(address) : address.trim(), countryDialingCode }
  const problems = contactProblems(channel, address, rules, unfit === address)
  const waits = sent.sentTo === targetOf(target)
  const running = waits && sent.seconds > 0

  const sendCode = async () => {
    confirm.reset()
    const done = await sent.send({ ...target, captcha: answer, captchaFlow: sent.captchaAsked ? captcha.flow : '' })
    setTouched(false)
    // Right or wrong, the picture is burned.
    if (sent.captchaAsked) captcha.reload()
    setAnswer('')
    if (!done) return
    setCode('')
    toast(t('security.contact.sent'), { tone: 'success', duration: 'short' })
  }
  const isNumberOfCountry = async () =>
    countries.chosen !== null && (await judgeNumber(countries.chosen.code, address)) !== 'fails'
  const submit = async () => {
    setTouched(true)
    if (problems.length > 0 || (sent.captchaAsked && !waits && answer === '')) return
    if (!waits) {
      if (channel === 'sms' && !(await isNumberOfCountry())) return setUnfit(address)
      return sendCode()
    }
    if (code === '' || password === '') return
    confirm.submit(
      { body: { channel, address: target.mobileNum, countryDialingCode, code, password } },
      {
        onSuccess: () => {
          sent.forget()
          toast(t('security.contact.done'), { tone: 'success', duration: 'short' })
          onDone()
        },
      },
    )
  }
  const addressError = touched ? textOf(problems) : undefined
  const missing = (value: string) => (touched && value === '' ? t('problem.required') : undefined)
  return (
    <SheetForm
      title={t(`security.contact.${channel}`)}
      lead={t(waits ? 'security.contact.codeLead' : `security.contact.${channel}Lead`)}
      action={t(waits ? 'security.save' : 'security.contact.send')}
      pending={sent.pending || confirm.pending}
      failure={confirm.failure ?? sent.failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {channel === 'sms' ? (
        <PhoneField
          countries={countries}
          value={address}
          onChange={(text) => draft.change({ address: text })}
          error={addressError}
        />
      ) : (
        <TextField
          label={t('field.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={128}
          required
          value={address}
          onChange={(event) => draft.change({ address: event.target.value })}
          error={addressError}
        />
      )}
      {sent.captchaAsked && !running ? (
        <CaptchaField
          captcha={captcha}
          value={answer}
          onChange={setAnswer}
          error={waits ? undefined : missing(answer)}
        />
      ) : null}
      {waits ? (
        <>
          <TextField
            label={t('security.contact.code')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={longestCode}
            required
            value={code}
            onChange={(event) => setCode(event.target.value)}
            error={missing(code)}
          />
          <LoginPasswordField value={password} onChange={setPassword} touched={touched} />
          <Button
            variant="ghost"
            block
            className={styles.other}
            disabled={sent.pending || running}
            onClick={() => void sendCode()}
          >
            {running ? t('security.contact.againIn', { seconds: sent.seconds }) : t('security.contact.again')}
          </Button>
        </>
      ) : null}
    </SheetForm>
  )
}
