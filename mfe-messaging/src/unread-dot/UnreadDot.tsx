import styles from './UnreadDot.module.css'

/** Before the title of what was not read yet. The label agrees with what it is about, as some languages ask. */
export const UnreadDot = ({ label }: { readonly label: string }) => (
  <span className={styles.dot} role="img" aria-label={label} />
)
