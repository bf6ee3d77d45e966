import { classNames } from '../class-names'
import styles from './Badge.module.css'

const cap = 99

export type BadgeProps = {
  readonly count: number
  /** Full sentence for screen readers, e.g. "3 unread messages"; absent: the number is read. */
  readonly label?: string
  readonly className?: string
}

/** Unread count, "99+" above 99 (spec §9), nothing at zero. */
export const Badge = ({ count, label, className }: BadgeProps) => {
  if (count <= 0) return null
  return (
    <span className={classNames(styles.badge, className)} {...(label ? { role: 'img', 'aria-label': label } : {})}>
      {count > cap ? `${cap}+` : count}
    </span>
  )
}
