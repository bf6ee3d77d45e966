import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './Checkbox.module.css'

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  readonly label: ReactNode
  readonly name: string
  readonly error?: string
}

export const Checkbox = ({ label, error, className, id, ...input }: CheckboxProps) => {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.row} htmlFor={fieldId}>
        <input
          {...input}
          id={fieldId}
          type="checkbox"
          className={styles.input}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={error ? `${fieldId}-error` : undefined}
        />
        <span className={styles.box} aria-hidden="true">
          <svg viewBox="0 0 16 16" width="14" height="14" className={styles.tick}>
            <path
              d="M2.5 8.5l3.5 3.5 7.5-8"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.4"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </span>
        <span className={styles.label}>{label}</span>
      </label>
      {error ? (
        <p id={`${fieldId}-error`} className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}
