import { loginDeviceId, type ApiFailure } from '@mosaic/api-client'
import {
  codeProblems,
  codeUsedUp,
  field,
  Form,
  numberProblems,
  PhoneField,
  SmsCodeField,
  useCountries,
  useForm,
  useNumberCheck,
  useProblemText,
  useSmsCode,
} from '@mosaic/forms'
import { signIn } from '@mosaic/session'
import { Checkbox, useLocation, useNavigate } from '@mosaic/ui'
import { useState } from 'react'
import { useLoginMutation } from '../../api/login'
import { useRegisterSettingsQuery } from '../../api/register-settings'
import { useTexts } from '../../texts'
import { nextPath } from './next-path'
import { rememberLogin, type Prefill } from './remembered-login'
import type { SmsAuth } from './sms-auth'

type SmsLoginProps = {
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

/** Failure shown when Firebase refuses the code. */
const wrongCode: ApiFailure = { code: 'verification.code.error', status: null, traceId: null, fields: {} }

/** Login by a code that is sent to a verified mobile number. */
export const SmsLoginForm = ({ prefill, remember, onRemember, sms }: SmsLoginProps & { readonly sms: SmsAuth }) => {
  const { t } = useTexts()
  const { textsOf } = useProblemText()
  const navigate = useNavigate()
  const { search } = useLocation()
  const rules = useRegisterSettingsQuery().data?.login
  const countries = useCountries({ dialingCode: prefill.type === 'sms' ? prefill.countryDialingCode : '' })
  const number = useNumberCheck(countries.chosen)
  const login = useLoginMutation()
  const [refused, setRefused] = useState<ApiFailure | null>(null)
  const startCodeAgain = () => {
    form.change({ messageCode: '' })
    form.focus('messageCode')
  }
  const form = useForm({
    // A code goes on counting after a reload, so its number is there again too.
    draft: { name: 'smsLogin', guests: true },
    fields: { mobileNum: field.text(prefill.type === 'sms' ? prefill.username : ''), messageCode: field.secret() },
    judged: 'leave',
    errors: ({ mobileNum, messageCode }) =>
      textsOf({
        mobileNum: numberProblems(rules?.loginMobileNum, mobileNum, {
          dialingCode: number.dialingCode,
          unfit: number.isUnfit(mobileNum),
        }),
        messageCode: codeProblems(rules?.verificationCode, messageCode),
      }),
    call: {
      pending: login.pending,
      failure: refused ?? login.failure,
      reset: () => {
        setRefused(null)
        login.reset()
      },
    },
    fieldOf: () => null,
    onSubmit: async ({ mobileNum, messageCode }) => {
      const target = await number.judge(mobileNum)
      if (!target) {
        form.focus('mobileNum')
        return
      }
      const credentials = await sms.credentials(target, messageCode)
      if (!credentials) {
        setRefused(wrongCode)
        startCodeAgain()
        return
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
          onError: ({ failure }) => {
            if (codeUsedUp(failure.code)) startCodeAgain()
            else form.focus('messageCode')
          },
        },
      )
    },
  })

  return (
    <Form form={form} submit={t('login.submit')}>
      <PhoneField {...form.field('mobileNum')} countries={countries} />
      <SmsCodeField
        {...form.field('messageCode')}
        sms={sms.code}
        name="messageCode"
        to={number.targetOf(form.values.mobileNum)}
        target={() => form.checked('mobileNum', number.judge)}
      />
      <Checkbox
        label={t('login.remember')}
        name="remember"
        checked={remember}
        onChange={(event) => onRemember(event.target.checked)}
      />
    </Form>
  )
}
