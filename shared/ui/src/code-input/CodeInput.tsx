import { useId, type ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names'
import { useLazyPart } from '../lazy/lazy-part'
import { digitsPart } from '../lazy/parts'
import fieldStyles from '../text-field/Field.module.css'
import { describedBy, FieldFrame } from '../text-field/Field'
import styles from './CodeInput.module.css'

export type CodeInputProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'maxLength' | 'type'> & {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly length?: number
  /** Called with the last digit. */
  readonly onComplete?: (value: string) => void
  readonly error?: string
  readonly hint?: string
}

/** A code of digits: one field for keyboards, paste, one-time-code autofill and screen readers, drawn as boxes. */
export const CodeInput = ({
  label,
  value,
  onChange,
  length = 6,
  onComplete,
  error,
  hint,
  className,
  id,
  ...input
}: CodeInputProps) => {
  const ownId = useId()
  const fieldId = id ?? ownId
  const digits = useLazyPart(digitsPart, true)
  const change = (text: string) => {
    const next = (digits?.asciiDigits(text) ?? text).replace(/\D/g, '').slice(0, length)
    onChange(next)
    if (next.length === length && next !== value) onComplete?.(next)
  }
  return (
    <FieldFrame id={fieldId} label={label} error={error} hint={hint} className={classNames(styles.field, className)}>
      <div className={styles.boxes} aria-hidden="true">
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            className={classNames(styles.box, index === Math.min(value.length, length - 1) && styles.next)}
          >
            {value[index]}
          </span>
        ))}
      </div>
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        {...input}
        id={fieldId}
        type="text"
        className={classNames(fieldStyles.control, styles.control)}
        value={value}
        onChange={(event) => change(event.target.value)}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={describedBy(fieldId, error, hint)}
      />
    </FieldFrame>
  )
}
