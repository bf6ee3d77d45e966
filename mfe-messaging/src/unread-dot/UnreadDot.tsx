import styles from './UnreadDot.module.css'

/** Mark before an unread title. The label agrees with its noun, as some languages require. */
export const UnreadDot = ({ label }: { readonly label: string }) => (
  <span className={styles.dot} role="img" aria-label={label} />
)
