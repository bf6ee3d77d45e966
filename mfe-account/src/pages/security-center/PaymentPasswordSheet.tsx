import { Button, PasswordField, toast } from '@mosaic/ui'
import { useState } from 'react'
import { useChangePaymentPassword, useSetPaymentPassword } from '../../api/security'
import { LoginPasswordField } from '../../fields/LoginPasswordField'
import { useTexts } from '../../texts'
import { pinProblems } from './pin-problem'
import { PinField } from './PinField'
import styles from './SecurityCenterPage.module.css'
import { SheetForm } from './SheetForm'
import { usePinText } from './use-pin-text'

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
  const [proof, setProof] = useState('')
  const [pin, setPin] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [touched, setTouched] = useState(false)
  const set = useSetPaymentPassword()
  const change = useChangePaymentPassword()
  const problems = pinProblems(pin, confirmation)
  const pinText = usePinText()

  const done = () => {
    toast(t('security.payment.done'), { tone: 'success', duration: 'short' })
    onDone()
  }
  const submit = () => {
    setTouched(true)
    if (proof === '' || problems.pin || problems.confirmation) return
    const wish = { newPaymentPassword: pin, confirmPaymentPassword: confirmation }
    if (exists) change.submit({ body: { oldPaymentPassword: proof, ...wish } }, { onSuccess: done })
    else set.submit({ body: { password: proof, ...wish } }, { onSuccess: done })
  }
  const { pending, failure } = exists ? change : set
  return (
    <SheetForm
      title={t('security.payment.title')}
      lead={t('security.payment.lead')}
      action={t('security.save')}
      pending={pending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {exists ? (
        <PasswordField
          label={t('security.payment.old')}
          name="oldPaymentPassword"
          autoComplete="off"
          inputMode="numeric"
          maxLength={128}
          required
          value={proof}
          onChange={(event) => setProof(event.target.value)}
          error={touched && proof === '' ? t('problem.required') : undefined}
        />
      ) : (
        <LoginPasswordField value={proof} onChange={setProof} touched={touched} />
      )}
      <PinField
        name="newPaymentPassword"
        label={t('security.payment.new')}
        value={pin}
        onChange={setPin}
        hint={t('security.payment.hint')}
        error={touched ? pinText(problems.pin) : undefined}
      />
      <PinField
        name="confirmPaymentPassword"
        label={t('security.payment.confirm')}
        value={confirmation}
        onChange={setConfirmation}
        error={touched ? pinText(problems.confirmation) : undefined}
      />
      {exists && canReset ? (
        <Button variant="ghost" block className={styles.other} onClick={onReset}>
          {t('security.payment.forgotten')}
        </Button>
      ) : null}
    </SheetForm>
  )
}
