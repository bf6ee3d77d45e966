import { paymentPasswordRule } from '@mosaic/contracts'
import { PinField } from '@mosaic/forms'
import { Link } from '@mosaic/ui'
import type { Ref } from 'react'
import { useRegisterSettingsQuery } from '../api/withdrawals'
import { useTexts } from '../texts'
import styles from './PaymentPasswordField.module.css'

type PaymentPasswordFieldProps = {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string
  readonly ref?: Ref<HTMLInputElement>
}

export const PaymentPasswordField = ({ value, onChange, error, ref }: PaymentPasswordFieldProps) => {
  const { t } = useTexts()
  const rule = paymentPasswordRule(useRegisterSettingsQuery().data?.fields.paymentPassword)
  return (
    <>
      <PinField
        ref={ref}
        name="password"
        label={t('payout.password')}
        rule={rule}
        value={value}
        onChange={onChange}
        error={error}
      />
      <Link to="/m/securityCenter" className={styles.forgotten}>
        {t('payout.forgotten')}
      </Link>
    </>
  )
}
