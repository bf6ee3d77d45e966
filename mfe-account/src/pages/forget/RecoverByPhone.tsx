import { longestTested, longestTypedSecret } from '@mosaic/contracts'
import { loginDeviceId } from '@mosaic/api-client'
import {
  codeUsedUp,
  field,
  Form,
  PhoneField,
  SmsCodeField,
  useCountries,
  useForm,
  useNumberCheck,
  useProblemText,
  useSmsCode,
} from '@mosaic/forms'
import { signIn } from '@mosaic/session'
import { PasswordField, toast, useNavigate } from '@mosaic/ui'
import { useResetByPhoneMutation } from '../../api/password-recovery'
import { useRegisterSettingsQuery } from '../../api/register-settings'
import { useTexts } from '../../texts'
import { homePath } from '../login/next-path'
import { fewestDigits, phoneProblems } from './forget-rules'

/** A change of any field judges all of them again; nothing can be sent before a field was touched and all are right (spec §5). */
export const RecoverByPhone = () => {
  const { t } = useTexts()
  const { textsOf, hintOf } = useProblemText()
  const navigate = useNavigate()
  const countries = useCountries()
  const number = useNumberCheck(countries.chosen)
  const sms = useSmsCode('reset')
  const reset = useResetByPhoneMutation()
  const rules = useRegisterSettingsQuery(reset.failure).data
  const form = useForm({
    // A code goes on counting after a reload, so its number is there again too.
    draft: { name: 'recoverByPhone', guests: true },
    fields: { mobileNum: field.text(), verificationCode: field.secret(), newPassword: field.secret() },
    judged: 'change',
    errors: (values) => {
      const problems = phoneProblems(values, rules, {
        dialingCode: number.dialingCode,
        unfit: number.isUnfit(values.mobileNum),
      })
      const texts = textsOf(problems, { newPassword: rules?.fields.password })
      return problems.mobileNum.includes('phone')
        ? { ...texts, mobileNum: t('forget.phoneShort', { min: fewestDigits(rules?.login.loginMobileNum) }) }
        : texts
    },
    call: reset,
    rules: { newPassword: rules?.fields.password },
    fieldOf: ({ code }) => (code === 'verification.code.error' ? 'verificationCode' : null),
    onSubmit: async ({ mobileNum, verificationCode, newPassword }) => {
      const target = await number.judge(mobileNum)
      if (!target) {
        form.focus('mobileNum')
        return
      }
      reset.submit(
        { body: { ...target, verificationCode, newPassword, loginDeviceId: loginDeviceId() } },
        {
          onSuccess: (session) => {
            signIn(session)
            toast(t('forget.done'), { tone: 'success', duration: 'short' })
            navigate(homePath, { replace: true })
          },
          onError: ({ failure }) => {
            if (!codeUsedUp(failure.code)) return
            // The old password again clears the password; everything else clears the code, which was used up (spec §8).
            const used = failure.code === 'modify.new.old.same' ? 'newPassword' : 'verificationCode'
            form.clear(used)
            form.focus(used)
          },
        },
      )
    },
  })
  const isReady =
    form.touched.size > 0 && (['mobileNum', 'verificationCode', 'newPassword'] as const).every(form.isRight)

  return (
    <Form form={form} submit={t('forget.setPassword')} disabled={!isReady}>
      <PhoneField {...form.field('mobileNum')} countries={countries} />
      <SmsCodeField
        {...form.field('verificationCode')}
        sms={sms}
        name="verificationCode"
        to={number.targetOf(form.values.mobileNum)}
        target={() => form.checked('mobileNum', number.judge)}
        onlyDuringCountdown
      />
      <PasswordField
        {...form.input('newPassword')}
        label={t('field.newPassword')}
        icon="lock"
        required
        maxLength={longestTypedSecret(longestTested)}
        autoComplete="new-password"
        hint={hintOf(rules?.fields.password)}
      />
    </Form>
  )
}
