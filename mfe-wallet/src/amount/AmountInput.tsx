import { minor, type Currency } from '@mosaic/contracts'
import { currencySymbol, formatMoney, useLanguage } from '@mosaic/i18n'
import { classNames, useTypedDigits } from '@mosaic/ui'
import { useId, type ReactNode, type Ref } from 'react'
import styles from './AmountInput.module.css'

type AmountInputProps = {
  readonly label: string
  readonly currency: Currency
  readonly value: string
  readonly onChange: (text: string) => void
  readonly error?: string
  /** Limits and fee, always in view below the amount. */
  readonly note: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** Twelve whole digits in groups, and decimals. */
const maxCharacters = 18

/** The amount in large figures, typed in its display format. */
export const AmountInput = ({ label, currency, value, onChange, error, note, ref }: AmountInputProps) => {
  const id = useId()
  const { tag } = useLanguage()
  const symbol = currencySymbol(currency)
  const typing = useTypedDigits({ inputMode: 'decimal', onChange: (event) => onChange(event.target.value) })
  const symbolTrails = formatMoney(minor(0), currency, tag).endsWith(symbol)
  return (
    <div className={styles.amount}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={classNames(styles.row, symbolTrails && styles.trails)}>
        <span className={styles.symbol} aria-hidden="true">
          {symbol}
        </span>
        <input
          ref={ref}
          id={id}
          name="amount"
          className={classNames(styles.input, value.length > 7 && styles.long)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={maxCharacters}
          placeholder="0"
          value={value}
          style={{ width: `${Math.max(value.length, 1) + 0.2}ch` }}
          {...typing}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={error ? `${id}-error ${id}-note` : `${id}-note`}
        />
      </div>
      <div aria-live="polite">
        {error ? (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        ) : null}
      </div>
      <p id={`${id}-note`} className={styles.note}>
        {note}
      </p>
    </div>
  )
}
