import * as Radix from '@radix-ui/react-radio-group'
import { Icon } from '../icon/Icon'
import type { SelectOption } from '../select/Select'
import styles from './Picker.module.css'

export type OptionGroupProps = {
  readonly label: string
  readonly options: readonly SelectOption[]
  readonly value: string
  /** Also called when the chosen option is pressed again. */
  readonly onPick: (value: string) => void
}

/** Rows of which one is chosen: one stop in the tab order, arrow keys between them. */
export const OptionGroup = ({ label, options, value, onPick }: OptionGroupProps) => (
  <Radix.Root className={styles.options} aria-label={label} value={value}>
    {options.map((option) => (
      <Radix.Item key={option.value} value={option.value} className={styles.option} onClick={() => onPick(option.value)}>
        <span className={styles.optionText}>{option.label}</span>
        {option.value === value ? <Icon name="check-circle" size={22} weight="fill" className={styles.mark} /> : null}
      </Radix.Item>
    ))}
  </Radix.Root>
)
