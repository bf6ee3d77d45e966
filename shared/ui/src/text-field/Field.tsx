import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import type { IconName } from '../icon/icon-names'
import styles from './Field.module.css'

export type FieldFrameProps = {
  readonly id: string
  readonly label: string
  readonly error?: string
  readonly hint?: string
  readonly required?: boolean
  readonly icon?: IconName
  readonly trailing?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

export const describedBy = (id: string, error?: string, hint?: string): string | undefined =>
  error ? `${id}-error` : hint ? `${id}-hint` : undefined

/** Label, box, and the line below with hint or error; shared by every kind of field. */
export const FieldFrame = ({
  id,
  label,
  error,
  hint,
  required,
  icon,
  trailing,
  className,
  children,
}: FieldFrameProps) => (
  <div className={classNames(styles.field, error && styles.failed, className)}>
    <label className={styles.label} htmlFor={id}>
      {label}
      {required ? (
        <span className={styles.required} aria-hidden="true">
          {' *'}
        </span>
      ) : null}
    </label>
    <div className={styles.box}>
      {icon ? <Icon name={icon} size={20} className={styles.icon} /> : null}
      {children}
      {trailing ? <div className={styles.trailing}>{trailing}</div> : null}
    </div>
    <div aria-live="polite">
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning-circle" size={16} weight="fill" className={styles.errorIcon} />
          <span>{error}</span>
        </p>
      ) : hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  </div>
)

export const controlClass = (className?: string): string => classNames(styles.control, className)
