import { useId, useState } from 'react'
import { Icon } from '../icon/Icon'
import type { IconName } from '../icon/icon-names'
import { useLazyPart } from '../lazy/lazy-part'
import { controlsPart } from '../lazy/parts'
import { Sheet } from '../overlay/Sheet'
import type { SelectOption } from '../select/Select'
import { Skeleton } from '../skeleton/Skeleton'
import { controlClass, describedBy, FieldFrame } from '../text-field/Field'
import styles from './Picker.module.css'

export type PickerProps = {
  readonly label: string
  readonly name: string
  readonly options: readonly SelectOption[]
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string
  readonly hint?: string
  readonly icon?: IconName
  readonly className?: string
}

/** A choice among many, made in a sheet of the site's own; `Select` is the platform's picker for short lists. */
export const Picker = ({ label, name, options, value, onChange, error, hint, icon, className }: PickerProps) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  const controls = useLazyPart(controlsPart, open)
  const chosen = options.find((option) => option.value === value)
  const pick = (next: string) => {
    setOpen(false)
    if (next !== value) onChange(next)
  }
  return (
    <FieldFrame
      id={id}
      label={label}
      error={error}
      hint={hint}
      icon={icon}
      className={className}
      trailing={<Icon name="caret-down" size={18} weight="regular" className={styles.caret} />}
    >
      <input type="hidden" name={name} value={value} />
      <button
        type="button"
        id={id}
        className={controlClass(styles.button)}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-describedby={describedBy(id, error, hint)}
        aria-label={`${label}: ${chosen?.label ?? ''}`}
        onClick={() => setOpen(true)}
      >
        {chosen?.label}
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={label}>
        {controls ? (
          <controls.OptionGroup label={label} options={options} value={value} onPick={pick} />
        ) : (
          <Skeleton lines={options.length} />
        )}
      </Sheet>
    </FieldFrame>
  )
}
