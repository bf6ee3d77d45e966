import { PasswordField } from '@mosaic/ui'
import { useTexts } from '../../texts'

type SecretFieldProps = { readonly value: string; readonly onChange: (value: string) => void; readonly touched: boolean }

/** The login password as the member's word that it is he. */
export const LoginPasswordField = ({ value, onChange, touched }: SecretFieldProps) => {
  const { t } = useTexts()
  return (
    <PasswordField
      label={t('security.loginPassword')}
      name="password"
      autoComplete="current-password"
      maxLength={128}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={touched && value === '' ? t('problem.required') : undefined}
    />
  )
}

/** A payment password: six digits, typed where nobody fills in another one. */
export const PinField = ({
  name,
  label,
  value,
  onChange,
  hint,
  error,
}: Omit<SecretFieldProps, 'touched'> & {
  readonly name: 'newPaymentPassword' | 'confirmPaymentPassword'
  readonly label: string
  readonly hint?: string
  readonly error?: string
}) => (
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
