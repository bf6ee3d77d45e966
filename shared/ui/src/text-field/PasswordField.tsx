import { useCommonTexts } from '@mosaic/i18n'
import { useState } from 'react'
import { IconButton } from '../button/IconButton'
import { TextField, type TextFieldProps } from './TextField'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'>

export const PasswordField = (props: PasswordFieldProps) => {
  const { t } = useCommonTexts()
  const [revealed, setRevealed] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={revealed ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={revealed ? 'eye-slash' : 'eye'}
          size={22}
          label={t(revealed ? 'action.hidePassword' : 'action.showPassword')}
          aria-pressed={revealed}
          onClick={() => setRevealed(!revealed)}
        />
      }
    />
  )
}
