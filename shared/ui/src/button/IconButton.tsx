import type { ComponentPropsWithRef } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from '../badge/Badge'
import { classNames } from '../class-names'
import { Icon, type IconWeight } from '../icon/Icon'
import type { IconName } from '../icon/icon-names'
import styles from './IconButton.module.css'

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  readonly icon: IconName
  /** Accessible name. */
  readonly label: string
  readonly weight?: IconWeight
  readonly size?: number
  readonly variant?: 'plain' | 'surface' | 'brand'
  readonly to?: string
  readonly badge?: number
}

export const IconButton = ({
  icon,
  label,
  weight = 'regular',
  size = 24,
  variant = 'plain',
  to,
  badge = 0,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) => {
  const look = classNames(styles.button, styles[variant], className)
  const inside = (
    <>
      <Icon name={icon} size={size} weight={weight} />
      <Badge count={badge} className={styles.badge} />
    </>
  )
  if (to !== undefined)
    return (
      <Link to={to} className={look} aria-label={label}>
        {inside}
      </Link>
    )
  return (
    <button {...rest} type={type} className={look} aria-label={label}>
      {inside}
    </button>
  )
}
