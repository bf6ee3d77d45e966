import { paymentPasswordRule, longestTested, longestTypedSecret } from '@mosaic/contracts'
import { confirmationProblems, field, PinField, secretProblems, useForm, useProblemText } from '@mosaic/forms'
import { Button, PasswordField, toast } from '@mosaic/ui'
import { useRegisterSettingsQuery } from '../../api/register-settings'
import { useChangePaymentPasswordMutation, useSetPaymentPasswordMutation } from '../../api/security'
import { LoginPasswordField } from '../../fields/LoginPasswordField'
import { useTexts } from '../../texts'
import styles from './SecurityCenterPage.module.css'
import { SheetForm } from './SheetForm'

type PaymentPasswordSheetProps = {
  readonly exists: boolean
  readonly onReset: () => void
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The first payment password is set with the login password, a later one with the one before. */
export const PaymentPasswordSheet = ({ exists, onReset, onClose, onDone }: PaymentPasswordSheetProps) => {
  const { t } = useTexts()
  const { missing, textsOf } = useProblemText()
  const set = useSetPaymentPasswordMutation()
  const change = useChangePaymentPasswordMutation()
  const { pending, failure } = exists ? change : set
  const rule = paymentPasswordRule(useRegisterSettingsQuery(failure).data?.fields.paymentPassword)

  const done = () => {
    toast(t('security.payment.done'), { tone: 'success', duration: 'short' })
    onDone()
  }
  const form = useForm({
    fields: {
      password: field.secret(),
      oldPaymentPassword: field.secret(),
      newPaymentPassword: field.secret(),
      confirmPaymentPassword: field.secret(),
    },
    errors: ({ password, oldPaymentPassword, newPaymentPassword, confirmPaymentPassword }) => ({
      ...(exists ? { oldPaymentPassword: missing(oldPaymentPassword) } : { password: missing(password) }),
      ...textsOf(
        {
          newPaymentPassword: secretProblems({ ...rule, required: true }, newPaymentPassword),
          confirmPaymentPassword: confirmationProblems(confirmPaymentPassword, newPaymentPassword),
        },
        { newPaymentPassword: rule },
      ),
    }),
    rules: { newPaymentPassword: rule },
    call: { pending, failure },
    fieldOf: () => null,
    onSubmit: ({ password, oldPaymentPassword, ...passwords }) => {
      if (exists) change.submit({ body: { oldPaymentPassword, ...passwords } }, { onSuccess: done })
      else set.submit({ body: { password, ...passwords } }, { onSuccess: done })
    },
  })
  return (
    <SheetForm
      form={form}
      title={t('security.payment.title')}
      lead={t('security.payment.lead')}
      action={t('security.save')}
      onClose={onClose}
    >
      {exists ? (
        <PasswordField
          {...form.input('oldPaymentPassword')}
          label={t('security.payment.old')}
          autoComplete="off"
          maxLength={longestTypedSecret(longestTested)}
          required
        />
      ) : (
        <LoginPasswordField {...form.field('password')} />
      )}
      <PinField
        {...form.field('newPaymentPassword')}
        name="newPaymentPassword"
        label={t('security.payment.new')}
        rule={rule}
        hinted
      />
      <PinField
        {...form.field('confirmPaymentPassword')}
        name="confirmPaymentPassword"
        label={t('security.payment.confirm')}
        rule={rule}
      />
      {exists ? (
        <Button variant="ghost" block className={styles.other} onClick={onReset}>
          {t('security.payment.forgotten')}
        </Button>
      ) : null}
    </SheetForm>
  )
}
