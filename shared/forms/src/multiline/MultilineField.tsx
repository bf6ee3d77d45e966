import { controlClass, describedBy, FieldFrame } from '@mosaic/ui'
import { useId, type Ref } from 'react'
import styles from './MultilineField.module.css'

export type MultilineFieldProps = {
  readonly label: string
  /** The payload's field name. */
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onLeave?: () => void
  readonly ref?: Ref<HTMLTextAreaElement>
  readonly error?: string
  readonly rows?: number
  readonly maxLength: number
  readonly required?: boolean
}

/** Multi-line text with a counter of its length. */
export const MultilineField = ({
  label,
  name,
  value,
  onChange,
  onLeave,
  ref,
  error,
  rows = 5,
  maxLength,
  required,
}: MultilineFieldProps) => {
  const id = useId()
  const hint = `${value.length} / ${maxLength}`
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} required={required}>
      <textarea
        ref={ref}
        id={id}
        name={name}
        rows={rows}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        className={controlClass(styles.area)}
        aria-required={required || undefined}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={describedBy(id, error, hint)}
      />
    </FieldFrame>
  )
}
