import { paymentPasswordRule } from '@mosaic/contracts'
import { PinField } from '@mosaic/forms'
import { Link } from '@mosaic/ui'
import type { ComponentProps } from 'react'
import { useTexts } from '../texts'
import styles from './PaymentPin.module.css'

/** Payment password of money that leaves the own balance, and the way for who has none or forgot it. */
export const PaymentPin = (bound: Omit<ComponentProps<typeof PinField>, 'name' | 'label' | 'rule'>) => {
  const { t } = useTexts()
  return (
    <>
      <PinField {...bound} name="password" label={t('rain.password')} rule={paymentPasswordRule(undefined)} />
      <Link to="/m/securityCenter" className={styles.forgotten}>
        {t('rain.forgotten')}
      </Link>
    </>
  )
}
