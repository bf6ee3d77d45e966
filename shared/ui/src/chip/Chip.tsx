import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import type { IconName } from '../icon/icon-names'
import styles from './Chip.module.css'

export type ChipProps = {
  readonly selected?: boolean
  readonly onClick?: () => void
  readonly icon?: IconName
  readonly count?: number
  readonly className?: string
  readonly children: ReactNode
}

export const Chip = ({ selected = false, onClick, icon, count, className, children }: ChipProps) => (
  <button type="button" className={classNames(styles.chip, selected && styles.selected, className)} aria-pressed={selected} onClick={onClick}>
    {icon ? <Icon name={icon} size={18} className={styles.icon} /> : null}
    {children}
    {count === undefined ? null : <span className={styles.count}>{count}</span>}
  </button>
)

export type ChipRowProps = { readonly label: string; readonly className?: string; readonly children: ReactNode }

/** Chips in one line that scrolls sideways to the edges of the page. */
export const ChipRow = ({ label, className, children }: ChipRowProps) => (
  <div className={classNames(styles.row, className)} role="group" aria-label={label}>
    {children}
  </div>
)
