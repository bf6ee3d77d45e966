import { currencySymbol, formatMoney, useLanguage } from '@mosaic/i18n'
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

export const Amount = ({
  value,
  currency,
  size = 'm',
  decimals = 'full',
  signed = false,
  tone = 'plain',
  className,
}: AmountProps) => {
  const { tag } = useLanguage()
  const colour = tone === 'plain' ? null : value < 0n ? styles.negative : value > 0n && signed ? styles.positive : null
  const look = classNames(styles.amount, styles[`size-${size}`], colour, className)
  const full = formatMoney(value, currency, tag, { decimals, signed })
  if (size !== 'xl') return <span className={look}>{full}</span>
  // In display size the symbol steps back, so that the number is what is seen.
  const number = formatMoney(value, currency, tag, { decimals, signed, symbol: false })
  const symbol = <span className={styles.symbol}>{currencySymbol(currency)}</span>
  const trails = full.startsWith(number)
  return (
    <span className={look}>
      {trails ? null : symbol}
      {trails ? number : `\u00a0${number}`}
      {trails ? '\u00a0' : null}
      {trails ? symbol : null}
    </span>
  )
}
