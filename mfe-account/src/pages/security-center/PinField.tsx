import { PasswordField } from '@mosaic/ui'

type PinFieldProps = {
  readonly name: 'newPaymentPassword' | 'confirmPaymentPassword'
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string
  readonly error?: string
}

/** A payment password: six digits, typed where nobody fills in another one. */
export const PinField = ({ name, label, value, onChange, hint, error }: PinFieldProps) => (
  <PasswordField
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
