import { PasswordField } from '@mosaic/ui'
import { useTexts } from '../texts'

type LoginPasswordFieldProps = {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly touched: boolean
}

/** The login password as the member's word that it is he. */
export const LoginPasswordField = ({ value, onChange, touched }: LoginPasswordFieldProps) => {
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
