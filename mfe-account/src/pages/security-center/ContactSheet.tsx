import { longestTested, longestTypedSecret } from '@mosaic/contracts'
import {
  CaptchaField,
  field,
  longestCode,
  numberForPayload,
  PhoneField,
  targetOf,
  useCaptcha,
  useCountries,
  useForm,
  useNumberCheck,
  useProblemText,
  useSentCode,
  type SendSms,
} from '@mosaic/forms'
import { Button, TextField, toast } from '@mosaic/ui'
import { sendContactCode, useConfirmContactMutation } from '../../api/security'
import { useRegisterSettingsQuery } from '../../api/register-settings'
import { LoginPasswordField } from '../../fields/LoginPasswordField'
import { useTexts } from '../../texts'
import { contactProblems } from './contact-problems'
import styles from './SecurityCenterPage.module.css'
import { SheetForm } from './SheetForm'

type ContactSheetProps = {
  readonly channel: 'email' | 'sms'
  readonly onClose: () => void
  readonly onDone: () => void
}

const sendTo =
  (channel: ContactSheetProps['channel']): SendSms =>
  ({ mobileNum: address, ...captcha }) =>
    sendContactCode({ channel, address, ...captcha })

/**
 * Two steps in one sheet: address, then code and login password; input survives both. Another code to the same
 * address waits for the countdown (spec §4).
 */
export const ContactSheet = ({ channel, onClose, onDone }: ContactSheetProps) => {
  const { t } = useTexts()
  const { textOf, missing } = useProblemText()
  const countries = useCountries({ wanted: channel === 'sms' })
  const number = useNumberCheck(countries.chosen)
  const sent = useSentCode(`contact.${channel}`, sendTo(channel))
  const confirm = useConfirmContactMutation()
  const failure = confirm.failure ?? sent.failure
  const rules = useRegisterSettingsQuery(failure).data
  const captcha = useCaptcha(sent.captchaAsked)
  const countryDialingCode = channel === 'sms' ? (countries.chosen?.dialingCode ?? '') : ''
  const targetBy = (address: string) => ({
    mobileNum: channel === 'sms' ? numberForPayload(address, countryDialingCode) : address.trim(),
    countryDialingCode,
  })
  const codeSentTo = (address: string) => sent.wentTo(targetOf(targetBy(address)))

  const form = useForm({
    draft: { name: `contact.${channel}` },
    fields: { address: field.text(), captcha: field.secret(), code: field.secret(), password: field.secret() },
    errors: ({ address, captcha: answer, code, password }) => ({
      address: textOf(
        contactProblems(channel, address, rules, { dialingCode: number.dialingCode, unfit: number.isUnfit(address) }),
      ),
      ...(codeSentTo(address)
        ? { code: missing(code), password: missing(password) }
        : { captcha: sent.captchaAsked ? missing(answer) : undefined }),
    }),
    call: { pending: sent.pending || confirm.pending, failure },
    rules: { address: rules?.login.email },
    fieldOf: () => null,
    onSubmit: async ({ address, code, password }) => {
      if (!codeSentTo(address)) {
        if (channel === 'sms' && !(await number.judge(address))) {
          form.focus('address')
          return
        }
        await sendCode()
        return
      }
      confirm.submit(
        { body: { channel, address: targetBy(address).mobileNum, countryDialingCode, code, password } },
        {
          onSuccess: () => {
            sent.forget()
            toast(t('security.contact.done'), { tone: 'success', duration: 'short' })
            onDone()
          },
        },
      )
    },
  })
  const sendCode = async () => {
    confirm.reset()
    const done = await sent.send({
      ...targetBy(form.values.address),
      captcha: form.values.captcha,
      captchaFlow: sent.captchaAsked ? captcha.flow : '',
    })
    form.untouch()
    // Right or wrong, the picture is burned.
    if (sent.captchaAsked) captcha.reload()
    form.clear('captcha')
    if (!done) return
    form.clear('code')
    toast(t('security.contact.sent'), { tone: 'success', duration: 'short' })
  }

  const codeSent = codeSentTo(form.values.address)
  const seconds = sent.secondsFor(targetOf(targetBy(form.values.address)))
  const running = seconds > 0
  return (
    <SheetForm
      form={form}
      title={t(`security.contact.${channel}`)}
      lead={t(codeSent ? 'security.contact.codeLead' : `security.contact.${channel}Lead`)}
      action={t(codeSent ? 'security.save' : 'security.contact.send')}
      onClose={onClose}
    >
      {channel === 'sms' ? (
        <PhoneField {...form.field('address')} name="address" countries={countries} />
      ) : (
        <TextField
          {...form.input('address')}
          label={t('field.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={longestTypedSecret(longestTested)}
          required
        />
      )}
      {sent.captchaAsked && !running ? <CaptchaField {...form.field('captcha')} captcha={captcha} /> : null}
      {codeSent ? (
        <>
          <TextField
            {...form.input('code')}
            label={t('security.contact.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={longestCode}
            required
          />
          <LoginPasswordField {...form.field('password')} />
          <Button
            variant="ghost"
            block
            className={styles.other}
            disabled={sent.pending || running}
            onClick={() => void sendCode()}
          >
            {running ? t('security.contact.againIn', { seconds }) : t('security.contact.again')}
          </Button>
        </>
      ) : null}
    </SheetForm>
  )
}
