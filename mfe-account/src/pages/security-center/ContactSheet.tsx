import { useApiMutation } from '@mosaic/api-client'
import { useDraft } from '@mosaic/session'
import { Button, TextField, toast } from '@mosaic/ui'
import { useState } from 'react'
import { useRegisterSettings } from '../../api/register-settings'
import { captchaBurned } from '../../captcha/captcha-burned'
import { captchaWanted } from '../../captcha/captcha-wanted'
import { CaptchaField } from '../../captcha/CaptchaField'
import { useCaptcha } from '../../captcha/use-captcha'
import { LoginPasswordField } from '../../fields/LoginPasswordField'
import { judgeNumber, numberForPayload } from '../../phone/phone-number'
import { PhoneField } from '../../phone/PhoneField'
import { useCountries } from '../../phone/use-countries'
import { useTexts } from '../../texts'
import { useProblemText } from '../../validation/use-problem-text'
import { contactProblems } from './contact-problems'
import styles from './SecurityCenterPage.module.css'
import { SheetForm } from './SheetForm'

export type ContactSheetProps = { readonly channel: 'email' | 'sms'; readonly onClose: () => void; readonly onDone: () => void }

/** Two steps in one sheet: where the code goes, then the code and the login password. What was typed stays through both. */
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
  const send = useApiMutation('sendContactCode')
  const confirm = useApiMutation('confirmContact')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [captchaAsked, setCaptchaAsked] = useState(false)
  const [answer, setAnswer] = useState('')
  const captcha = useCaptcha(captchaAsked)
  const countryDialingCode = channel === 'sms' ? (countries.chosen?.dialingCode ?? '') : ''
  const wish = { channel, address: channel === 'sms' ? numberForPayload(address) : address.trim(), countryDialingCode }
  const problems = contactProblems(channel, address, rules, unfit === address)
  const key = `${countryDialingCode} ${wish.address}`

  const renewCaptcha = () => {
    captcha.reload()
    setAnswer('')
  }
  const sendCode = () => {
    confirm.reset()
    send.submit(
      { body: { ...wish, captcha: answer, captchaFlow: captchaAsked ? captcha.flow : '' } },
      {
        onError: ({ failure }) => {
          setTouched(false)
          if (captchaWanted(failure.code)) setCaptchaAsked(true)
          if (captchaBurned(failure.code)) renewCaptcha()
        },
        onSuccess: () => {
          renewCaptcha()
          setTouched(false)
          setCode('')
          setSentTo(key)
          toast(t('security.contact.sent'), { tone: 'success', duration: 'short' })
        },
      },
    )
  }
  const isNumberOfCountry = async () => countries.chosen !== null && (await judgeNumber(countries.chosen.code, address)) !== 'fails'
  const submit = async () => {
    setTouched(true)
    if (problems.length > 0 || (captchaAsked && sentTo !== key && answer === '')) return
    if (sentTo !== key) {
      if (channel === 'sms' && !(await isNumberOfCountry())) return setUnfit(address)
      return sendCode()
    }
    if (code === '' || password === '') return
    confirm.submit(
      { body: { ...wish, code, password } },
      {
        onSuccess: () => {
          toast(t('security.contact.done'), { tone: 'success', duration: 'short' })
          onDone()
        },
      },
    )
  }
  const waits = sentTo === key
  const addressError = touched ? textOf(problems) : undefined
  const missing = (value: string) => (touched && value === '' ? t('problem.required') : undefined)
  return (
    <SheetForm
      title={t(`security.contact.${channel}`)}
      lead={t(waits ? 'security.contact.codeLead' : `security.contact.${channel}Lead`)}
      action={t(waits ? 'security.save' : 'security.contact.send')}
      pending={send.pending || confirm.pending}
      failure={confirm.failure ?? send.failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {channel === 'sms' ? (
        <PhoneField countries={countries} value={address} onChange={(text) => draft.change({ address: text })} error={addressError} />
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
      {captchaAsked ? <CaptchaField captcha={captcha} value={answer} onChange={setAnswer} error={waits ? undefined : missing(answer)} /> : null}
      {waits ? (
        <>
          <TextField
            label={t('security.contact.code')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            required
            value={code}
            onChange={(event) => setCode(event.target.value)}
            error={missing(code)}
          />
          <LoginPasswordField value={password} onChange={setPassword} touched={touched} />
          <Button variant="ghost" block className={styles.other} disabled={send.pending} onClick={sendCode}>
            {t('security.contact.again')}
          </Button>
        </>
      ) : null}
    </SheetForm>
  )
}
