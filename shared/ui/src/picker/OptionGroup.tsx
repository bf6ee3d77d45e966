import * as Radix from '@radix-ui/react-radio-group'
import { useRef } from 'react'
import { Icon } from '../icon/Icon'
import type { SelectOption } from '../select/Select'
import styles from './Picker.module.css'

type OptionGroupProps = {
  readonly label: string
  readonly options: readonly SelectOption[]
  readonly value: string
  /** Also called when the selected option is pressed again. */
  readonly onPick: (value: string) => void
}

/**
 * Single choice with one tab stop. Arrow keys move, Space and Enter choose: a choice closes the sheet, so moving must
 * not choose.
 */
export const OptionGroup = ({ label, options, value, onPick }: OptionGroupProps) => {
  // The library clicks what an arrow key has brought the focus to.
  const moving = useRef(false)
  return (
    <Radix.Root
      className={styles.options}
      aria-label={label}
      value={value}
      onKeyDownCapture={({ key }) => {
        moving.current = key.startsWith('Arrow')
      }}
      onKeyUpCapture={() => {
        moving.current = false
      }}
    >
      {options.map((option) => (
        <Radix.Item
          key={option.value}
          value={option.value}
          className={styles.option}
          onClick={() => {
            if (!moving.current) onPick(option.value)
          }}
          onKeyDown={({ key }) => {
            if (key === 'Enter') onPick(option.value)
          }}
        >
          <span className={styles.optionText}>{option.label}</span>
          {option.value === value ? <Icon name="check-circle" size={22} weight="fill" className={styles.mark} /> : null}
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
