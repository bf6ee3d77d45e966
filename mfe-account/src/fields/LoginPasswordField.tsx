import { longestTested, longestTypedSecret } from '@mosaic/contracts'
import { PasswordField } from '@mosaic/ui'
import type { Ref } from 'react'
import { useTexts } from '../texts'

type LoginPasswordFieldProps = {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string
  readonly ref?: Ref<HTMLInputElement>
}

/** The login password as proof of identity. */
export const LoginPasswordField = ({ value, onChange, error, ref }: LoginPasswordFieldProps) => {
  const { t } = useTexts()
  return (
    <PasswordField
      ref={ref}
      label={t('security.loginPassword')}
      name="password"
      autoComplete="current-password"
      maxLength={longestTypedSecret(longestTested)}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  )
}
