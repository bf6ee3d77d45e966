import { Icon, Link } from '@mosaic/ui'
import type { ReactNode } from 'react'
import styles from './OpenCell.module.css'

type OpenCellProps = {
  readonly title: ReactNode
  readonly detail: ReactNode
  /** For screen readers, where the words do not say what opens. */
  readonly label?: string
  readonly to?: string
  readonly onOpen?: () => void
}

/** First column of a table: two lines, and what they open. */
export const OpenCell = ({ title, detail, label, to, onOpen }: OpenCellProps) => {
  const words = (
    <span className={styles.words}>
      <span className={styles.title}>{title}</span>
      <span className={styles.detail}>{detail}</span>
    </span>
  )
  const caret = <Icon name="caret-right" size={16} weight="regular" className={styles.caret} />
  if (to !== undefined)
    return (
      <Link to={to} className={styles.open} aria-label={label}>
        {words}
        {caret}
      </Link>
    )
  if (!onOpen) return words
  return (
    <button type="button" className={styles.open} aria-label={label} onClick={onOpen}>
      {words}
      {caret}
    </button>
  )
}
