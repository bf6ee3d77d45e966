import styles from './Spinner.module.css'

export type SpinnerProps = { readonly label?: string; readonly size?: number }

export const Spinner = ({ label, size = 24 }: SpinnerProps) => (
  <span
    className={styles.spinner}
    style={{ width: size, height: size }}
    {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
  />
)
