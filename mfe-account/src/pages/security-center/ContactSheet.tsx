import { useApiMutation, useApiQuery } from '@mosaic/api-client'
import { useDraft } from '@mosaic/session'
import { Button, Select, TextField, toast } from '@mosaic/ui'
import { useState } from 'react'
import { captchaBurned } from '../../captcha/captcha-burned'
import { captchaWanted } from '../../captcha/captcha-wanted'
import { CaptchaField } from '../../captcha/CaptchaField'
import { useCaptcha } from '../../captcha/use-captcha'
import { LoginPasswordField } from '../../fields/LoginPasswordField'
import { useTexts } from '../../texts'
import styles from './SecurityCenterPage.module.css'
import { SheetForm } from './SheetForm'

export type ContactSheetProps = { readonly channel: 'email' | 'sms'; readonly onClose: () => void; readonly onDone: () => void }

/** Two steps in one sheet: where the code goes, then the code and the login password. What was typed stays through both. */
export const ContactSheet = ({ channel, onClose, onDone }: ContactSheetProps) => {
  const { t } = useTexts()
  const countries = useApiQuery('account', 'countries', {}, { enabled: channel === 'sms' }).data?.list ?? []
  const draft = useDraft(`contact.${channel}`, { address: '', country: '' })
  const { address, country } = draft.values
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [touched, setTouched] = useState(false)
  const send = useApiMutation('sendContactCode')
  const confirm = useApiMutation('confirmContact')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [captchaAsked, setCaptchaAsked] = useState(false)
  const [answer, setAnswer] = useState('')
  const captcha = useCaptcha(captchaAsked)
  const chosen = countries.find((each) => each.code === country) ?? countries[0]
  const countryDialingCode = channel === 'sms' ? (chosen?.dialingCode ?? '') : ''
  const wish = { channel, address: address.trim(), countryDialingCode }
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
  const submit = () => {
    setTouched(true)
    if (wish.address === '' || (captchaAsked && sentTo !== key && answer === '')) return
    if (sentTo !== key) return sendCode()
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
        <Select
          label={t('security.contact.country')}
          name="countryDialingCode"
          value={chosen?.code ?? ''}
          onChange={(event) => draft.change({ country: event.target.value })}
          options={countries.map(({ code: value, name, dialingCode }) => ({ value, label: `${name} +${dialingCode}` }))}
        />
      ) : null}
      <TextField
        label={t(channel === 'sms' ? 'field.mobileNum' : 'field.email')}
        name={channel === 'sms' ? 'mobileNum' : 'email'}
        type={channel === 'sms' ? 'tel' : 'email'}
        inputMode={channel === 'sms' ? 'tel' : 'email'}
        autoComplete={channel === 'sms' ? 'tel-national' : 'email'}
        maxLength={channel === 'sms' ? 20 : 128}
        required
        value={address}
        onChange={(event) => draft.change({ address: event.target.value })}
        error={missing(address)}
      />
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
