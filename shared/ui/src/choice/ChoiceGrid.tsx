import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import type { IconName } from '../icon/icon-names'
import styles from './ChoiceGrid.module.css'

export type Choice = {
  readonly value: string
  readonly title: ReactNode
  readonly icon?: IconName
  readonly tag?: string
  readonly disabled?: boolean
}
export type ChoiceGridProps = {
  readonly label: string
  /** The payload's field name. */
  readonly name: string
  readonly choices: readonly Choice[]
  readonly value: string | null
  readonly onChange: (value: string) => void
  readonly columns?: 2 | 3 | 4
  readonly className?: string
}

/** One of a few: payment methods, quick amounts. Radio buttons by nature, tiles by look. */
export const ChoiceGrid = ({ label, name, choices, value, onChange, columns = 3, className }: ChoiceGridProps) => (
  <fieldset className={classNames(styles.grid, styles[`columns-${columns}`], className)}>
    <legend className={styles.legend}>{label}</legend>
    {choices.map((choice) => (
      <label
        key={choice.value}
        className={classNames(
          styles.tile,
          choice.value === value && styles.selected,
          choice.disabled && styles.disabled,
        )}
      >
        <input
          type="radio"
          className={styles.input}
          name={name}
          value={choice.value}
          checked={choice.value === value}
          disabled={choice.disabled}
          onChange={() => onChange(choice.value)}
        />
        <span className={styles.face}>
          {choice.icon ? <Icon name={choice.icon} size={26} className={styles.icon} /> : null}
          <span>{choice.title}</span>
        </span>
        {choice.tag ? <span className={styles.tag}>{choice.tag}</span> : null}
      </label>
    ))}
  </fieldset>
)
