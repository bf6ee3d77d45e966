import { field, PinField, pinProblems, useForm, usePinText, useProblemText } from '@mosaic/forms'
import { Button, PasswordField, toast } from '@mosaic/ui'
import { useChangePaymentPassword, useSetPaymentPassword } from '../../api/security'
import { LoginPasswordField } from '../../fields/LoginPasswordField'
import { useTexts } from '../../texts'
import styles from './SecurityCenterPage.module.css'
import { SheetForm } from './SheetForm'

export type PaymentPasswordSheetProps = {
  readonly exists: boolean
  readonly canReset: boolean
  readonly onReset: () => void
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The first payment password is set with the login password, a later one with the one before. */
export const PaymentPasswordSheet = ({ exists, canReset, onReset, onClose, onDone }: PaymentPasswordSheetProps) => {
  const { t } = useTexts()
  const { missing } = useProblemText()
  const pinText = usePinText()
  const set = useSetPaymentPassword()
  const change = useChangePaymentPassword()
  const { pending, failure } = exists ? change : set

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
    errors: ({ password, oldPaymentPassword, newPaymentPassword, confirmPaymentPassword }) => {
      const { pin, confirmation } = pinProblems(newPaymentPassword, confirmPaymentPassword)
      return {
        ...(exists ? { oldPaymentPassword: missing(oldPaymentPassword) } : { password: missing(password) }),
        newPaymentPassword: pinText(pin),
        confirmPaymentPassword: pinText(confirmation),
      }
    },
    call: { pending, failure },
    fieldOf: () => null,
    onSubmit: ({ password, oldPaymentPassword, ...wish }) => {
      if (exists) change.submit({ body: { oldPaymentPassword, ...wish } }, { onSuccess: done })
      else set.submit({ body: { password, ...wish } }, { onSuccess: done })
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
          inputMode="numeric"
          maxLength={128}
          required
        />
      ) : (
        <LoginPasswordField {...form.field('password')} />
      )}
      <PinField
        {...form.field('newPaymentPassword')}
        name="newPaymentPassword"
        label={t('security.payment.new')}
        hint={t('security.payment.hint')}
      />
      <PinField
        {...form.field('confirmPaymentPassword')}
        name="confirmPaymentPassword"
        label={t('security.payment.confirm')}
      />
      {exists && canReset ? (
        <Button variant="ghost" block className={styles.other} onClick={onReset}>
          {t('security.payment.forgotten')}
        </Button>
      ) : null}
    </SheetForm>
  )
}
