import { PasswordField } from '@mosaic/ui'
import type { Ref } from 'react'

type PinFieldProps = {
  /** The payload's field name. */
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string
  readonly error?: string
  readonly ref?: Ref<HTMLInputElement>
}

/** A payment password: six digits, typed where nobody fills in another one. */
export const PinField = ({ name, label, value, onChange, hint, error, ref }: PinFieldProps) => (
  <PasswordField
    ref={ref}
    label={label}
    name={name}
    inputMode="numeric"
    autoComplete="off"
    maxLength={6}
    required
    value={value}
    onChange={(event) => onChange(event.target.value)}
    hint={hint}
    error={error}
  />
)
