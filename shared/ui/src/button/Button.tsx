import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import type { IconName } from '../icon/icon-names'
import { Spinner } from '../spinner/Spinner'
import styles from './Button.module.css'

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'size'> & {
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  readonly size?: 's' | 'm' | 'l'
  /** Shows the wait and ignores further presses; the label stays for screen readers. */
  readonly loading?: boolean
  readonly block?: boolean
  readonly icon?: IconName
  /** Makes it a link to a page of the site. */
  readonly to?: string
  readonly children: ReactNode
}

export const Button = ({
  variant = 'primary',
  size = 'm',
  loading = false,
  block = false,
  icon,
  to,
  className,
  children,
  onClick,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) => {
  const look = classNames(
    styles.button,
    styles[variant],
    styles[`size-${size}`],
    block && styles.block,
    loading && styles.loading,
    className,
  )
  const inside = (
    <>
      <span className={styles.label}>
        {icon ? <Icon name={icon} size={20} weight="regular" className={styles.icon} /> : null}
        <span>{children}</span>
      </span>
      {loading ? (
        <span className={styles.wait}>
          <Spinner size={20} />
        </span>
      ) : null}
    </>
  )
  if (to !== undefined)
    return (
      <Link to={to} className={look} aria-label={rest['aria-label']}>
        {inside}
      </Link>
    )
  return (
    <button
      {...rest}
      type={type}
      className={look}
      disabled={disabled}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {inside}
    </button>
  )
}
