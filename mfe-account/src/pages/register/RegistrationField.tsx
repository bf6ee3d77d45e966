import { PasswordField, TextField, type IconName } from '@mosaic/ui'
import type { Ref } from 'react'
import { useTexts } from '../../texts'
import type { TextField as FieldName } from './registration-form'

type InputSettings = {
  readonly icon?: IconName
  readonly autoComplete: string
  readonly inputMode?: 'text' | 'tel' | 'email' | 'numeric'
  readonly secret?: true
}

/** Fields that are typed into one plain box. */
export type SimpleField = Exclude<FieldName, 'captcha' | 'mobileNum' | 'verificationCode' | 'birthday'>

/** How each field is typed: keyboard, autofill and icon. Everything else about it are the merchant's rules. */
const inputs: Readonly<Record<SimpleField, InputSettings>> = {
  username: { icon: 'user', autoComplete: 'username' },
  password: { icon: 'lock', autoComplete: 'new-password', secret: true },
  confirmPassword: { icon: 'lock', autoComplete: 'new-password', secret: true },
  email: { icon: 'envelope', autoComplete: 'email', inputMode: 'email' },
  nickname: { icon: 'user-circle', autoComplete: 'nickname' },
  payeeName: { icon: 'identification-card', autoComplete: 'name' },
  idNumber: { icon: 'identification-card', autoComplete: 'off' },
  paymentPassword: { icon: 'key', autoComplete: 'off', secret: true },
  recommenderId: { icon: 'users', autoComplete: 'off' },
  qqNum: { icon: 'chat-circle-dots', autoComplete: 'off', inputMode: 'numeric' },
  facebook: { icon: 'chat-circle-dots', autoComplete: 'off' },
  wechat: { icon: 'chat-circle-dots', autoComplete: 'off' },
  line: { icon: 'chat-circle-dots', autoComplete: 'off' },
  whatsapp: { icon: 'whatsapp-logo', autoComplete: 'off', inputMode: 'tel' },
  zalo: { icon: 'chat-circle-dots', autoComplete: 'off' },
  affiliateCode: { icon: 'ticket', autoComplete: 'off' },
}

/**
 * Limits of the payload (wire contract); a merchant's shorter rule gives a message, so that input is never cut
 * silently.
 */
const maxLengths: Partial<Record<FieldName, number>> = {
  password: 128,
  confirmPassword: 128,
  payeeName: 128,
  email: 128,
}

type RegistrationFieldProps = {
  readonly name: SimpleField
  readonly required: boolean
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onLeave: () => void
  readonly error?: string
  readonly hint?: string
  readonly ref?: Ref<HTMLInputElement>
}

export const RegistrationField = ({
  name,
  required,
  value,
  onChange,
  onLeave,
  error,
  hint,
  ref,
}: RegistrationFieldProps) => {
  const { t } = useTexts()
  const { secret, ...settings } = inputs[name]
  const Field = secret ? PasswordField : TextField
  return (
    <Field
      {...settings}
      ref={ref}
      label={t(`field.${name}`)}
      name={name}
      required={required}
      value={value}
      maxLength={maxLengths[name] ?? 64}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
      error={error}
      hint={hint}
    />
  )
}
