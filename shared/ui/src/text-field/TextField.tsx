import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import type { IconName } from '../icon/icon-names'
import { controlClass, describedBy, FieldFrame } from './Field'
import { useTypedDigits } from './use-typed-digits'

export type TextFieldProps = ComponentPropsWithRef<'input'> & {
  readonly label: string
  /** The payload's field name. */
  readonly name: string
  readonly error?: string
  readonly hint?: string
  readonly icon?: IconName
  readonly trailing?: ReactNode
}

export const TextField = ({
  label,
  error,
  hint,
  icon,
  trailing,
  className,
  id,
  required,
  ...input
}: TextFieldProps) => {
  const ownId = useId()
  const fieldId = id ?? ownId
  const typing = useTypedDigits(input)
  return (
    <FieldFrame
      id={fieldId}
      label={label}
      error={error}
      hint={hint}
      icon={icon}
      trailing={trailing}
      required={required}
      className={className}
    >
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...input}
        {...typing}
        id={fieldId}
        className={controlClass()}
        aria-required={required || undefined}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={describedBy(fieldId, error, hint)}
      />
    </FieldFrame>
  )
}
