import { formatMoney, useLanguage } from '@mosaic/i18n'
import { classNames } from '../class-names'
import styles from './Amount.module.css'

type Money = Parameters<typeof formatMoney>

export type AmountProps = {
  readonly value: Money[0]
  readonly currency: Money[1]
  readonly size?: 's' | 'm' | 'l' | 'xl'
  readonly decimals?: 'full' | 'whole'
  /** "+" before gains. */
  readonly signed?: boolean
  /** `auto` colours losses, and gains when signed. */
  readonly tone?: 'auto' | 'plain'
  readonly className?: string
}

export const Amount = ({ value, currency, size = 'm', decimals = 'full', signed = false, tone = 'plain', className }: AmountProps) => {
  const { tag } = useLanguage()
  const colour = tone === 'plain' ? null : value < 0n ? styles.negative : value > 0n && signed ? styles.positive : null
  return (
    <span className={classNames(styles.amount, styles[`size-${size}`], colour, className)}>{formatMoney(value, currency, tag, { decimals, signed })}</span>
  )
}
