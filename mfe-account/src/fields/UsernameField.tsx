import { TextField } from '@mosaic/ui'
import type { Ref } from 'react'
import { useTexts } from '../texts'

type UsernameFieldProps = {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string
  /** The browser may offer passkeys among its suggestions. */
  readonly withPasskeys?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

/** The name of an account that is there already. */
export const UsernameField = ({ value, onChange, error, withPasskeys = false, ref }: UsernameFieldProps) => {
  const { t } = useTexts()
  return (
    <TextField
      ref={ref}
      label={t('field.username')}
      name="username"
      icon="user"
      autoComplete={withPasskeys ? 'username webauthn' : 'username'}
      required
      maxLength={64}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  )
}
