import { useId, type ComponentPropsWithRef } from 'react'
import { Icon } from '../icon/Icon'
import type { IconName } from '../icon/icon-names'
import { controlClass, describedBy, FieldFrame } from '../text-field/Field'
import styles from './Select.module.css'

export type SelectOption = { readonly value: string; readonly label: string }
export type SelectProps = ComponentPropsWithRef<'select'> & {
  readonly label: string
  readonly name: string
  readonly options: readonly SelectOption[]
  readonly error?: string
  readonly hint?: string
  readonly icon?: IconName
}

/** The platform's own picker: the best one on a phone, and readable by every assistive tool. */
export const Select = ({ label, options, error, hint, icon, className, id, required, ...select }: SelectProps) => {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame
      id={fieldId}
      label={label}
      error={error}
      hint={hint}
      icon={icon}
      required={required}
      className={className}
      trailing={<Icon name="caret-down" size={18} weight="regular" className={styles.caret} />}
    >
      <select
        {...select}
        id={fieldId}
        className={controlClass(styles.select)}
        aria-required={required || undefined}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={describedBy(fieldId, error, hint)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
