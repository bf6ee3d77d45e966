import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from '../badge/Badge'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import type { IconName } from '../icon/icon-names'
import styles from './List.module.css'

export type ListProps = { readonly label?: string; readonly className?: string; readonly children: ReactNode }

export const List = ({ label, className, children }: ListProps) => (
  <ul className={classNames(styles.list, className)} aria-label={label}>
    {children}
  </ul>
)

export type ListRowProps = {
  readonly icon?: IconName
  readonly title: ReactNode
  readonly detail?: ReactNode
  /** Shown at the right end. */
  readonly value?: ReactNode
  readonly badge?: number
  readonly to?: string
  readonly href?: string
  readonly onClick?: () => void
  readonly danger?: boolean
  readonly className?: string
}

export const ListRow = ({
  icon,
  title,
  detail,
  value,
  badge = 0,
  to,
  href,
  onClick,
  danger = false,
  className,
}: ListRowProps) => {
  const look = classNames(styles.row, danger && styles.danger, className)
  const inside = (
    <>
      {icon ? (
        <span className={styles.icon}>
          <Icon name={icon} size={22} />
        </span>
      ) : null}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {detail ? <span className={styles.detail}>{detail}</span> : null}
      </span>
      {value === undefined ? null : <span className={styles.value}>{value}</span>}
      <Badge count={badge} className={styles.badge} />
      {(to !== undefined || href !== undefined || onClick) && !danger ? (
        <Icon name="caret-right" size={16} weight="regular" className={styles.caret} />
      ) : null}
    </>
  )
  return (
    <li className={styles.item}>
      {to !== undefined ? (
        <Link to={to} className={look}>
          {inside}
        </Link>
      ) : href !== undefined ? (
        <a href={href} className={look} target="_blank" rel="noopener noreferrer">
          {inside}
        </a>
      ) : onClick ? (
        <button type="button" className={look} onClick={onClick}>
          {inside}
        </button>
      ) : (
        <div className={look}>{inside}</div>
      )}
    </li>
  )
}
