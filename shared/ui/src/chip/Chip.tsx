import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import type { IconName } from '../icon/icon-names'
import styles from './Chip.module.css'

export type ChipProps = {
  readonly selected?: boolean
  readonly onClick?: () => void
  /** A page of its own: the chip is a link, and the chosen one is the page that is open. */
  readonly to?: string
  readonly icon?: IconName
  readonly count?: number
  readonly className?: string
  readonly children: ReactNode
}

export const Chip = ({ selected = false, onClick, to, icon, count, className, children }: ChipProps) => {
  const look = classNames(styles.chip, selected && styles.selected, className)
  const inside = (
    <>
      {icon ? (
        <Icon
          name={icon}
          size={18}
          weight={to === undefined ? 'duotone' : selected ? 'fill' : 'regular'}
          className={styles.icon}
        />
      ) : null}
      {children}
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </>
  )
  return to === undefined ? (
    <button type="button" className={look} aria-pressed={selected} onClick={onClick}>
      {inside}
    </button>
  ) : (
    <Link to={to} replace className={look} aria-current={selected ? 'page' : undefined} onClick={onClick}>
      {inside}
    </Link>
  )
}

export type ChipRowProps = {
  readonly label: string /** Its chips are links to pages. */
  readonly links?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/**
 * Chips in one row that scrolls sideways; the selected one is scrolled into view when the row appears or the
 * selection changes.
 */
export const ChipRow = ({ label, links = false, className, children }: ChipRowProps) => {
  const row = useRef<HTMLDivElement>(null)
  const shown = useRef<HTMLElement>(null)
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current], [aria-pressed="true"]')
    // Once for each selection: a row scrolled since then stays where it is.
    if (!row.current || !chosen || chosen === shown.current) return
    shown.current = chosen
    // The chip with keyboard focus stays in view, although another one is selected.
    const focused = document.activeElement
    if (focused !== chosen && row.current.contains(focused)) return
    row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.clientWidth) / 2
  }, [children])
  return (
    <div
      ref={row}
      className={classNames(styles.row, className)}
      role={links ? 'navigation' : 'group'}
      aria-label={label}
    >
      {children}
    </div>
  )
}
