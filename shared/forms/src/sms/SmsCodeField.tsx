import { useErrorText } from '@mosaic/i18n'
import { Button, TextField } from '@mosaic/ui'
import { useState, type Ref } from 'react'
import { CaptchaField } from '../captcha/CaptchaField'
import { useCaptcha } from '../captcha/use-captcha'
import { useTexts } from '../texts'
import styles from './SmsCodeField.module.css'
import type { SmsCode } from './use-sms-code'

/** Spec §5: digits, at most ten. */
export const longestCode = 10

export type SmsCodeFieldProps = {
  readonly sms: SmsCode
  readonly name: 'messageCode' | 'verificationCode' | 'code'
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onLeave?: () => void
  /** The number in the form, as `targetOf` writes it: its countdown is shown. */
  readonly to: string
  /** The number to send to, or null when it is not right yet; then `onNoNumber` leads there. */
  readonly target: () => Promise<{ countryDialingCode: string; mobileNum: string } | null>
  readonly error?: string
  /** Only while a code is on its way (phone-reset form, spec §4). */
  readonly onlyDuringCountdown?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

export const SmsCodeField = ({
  sms,
  name,
  value,
  onChange,
  onLeave,
  to,
  target,
  error,
  onlyDuringCountdown = false,
  ref,
}: SmsCodeFieldProps) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const [answer, setAnswer] = useState('')
  const captcha = useCaptcha(sms.captchaAsked)
  const seconds = sms.secondsFor(to)
  const running = seconds > 0

  const send = async () => {
    const number = await target()
    if (!number) return
    await sms.send({ ...number, captcha: answer, captchaFlow: sms.captchaAsked ? captcha.flow : '' })
    // Right or wrong, the picture is burned.
    if (sms.captchaAsked) captcha.reload()
    setAnswer('')
  }
  const failure = sms.failure
    ? sms.failure.code === 'captcha.required'
      ? t('sms.captcha')
      : errorText(sms.failure.code)
    : undefined
  return (
    <>
      {sms.captchaAsked && !running ? <CaptchaField captcha={captcha} value={answer} onChange={setAnswer} /> : null}
      <TextField
        ref={ref}
        label={t('field.verificationCode')}
        name={name}
        required
        icon="chat-circle-dots"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={longestCode}
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\s/g, ''))}
        onBlur={onLeave}
        disabled={onlyDuringCountdown && !running}
        error={failure ?? error}
        hint={running ? t('sms.sent') : undefined}
        trailing={
          <Button
            size="s"
            variant="secondary"
            className={styles.send}
            onClick={() => void send()}
            loading={sms.pending}
            disabled={running}
          >
            {running ? t('sms.countdown', { seconds }) : t('sms.send')}
          </Button>
        }
      />
    </>
  )
}
