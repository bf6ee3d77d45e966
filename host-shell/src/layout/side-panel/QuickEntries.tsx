import { Icon, Link, toIconName, useHost } from '@mosaic/ui'
import styles from './SidePanel.module.css'

/** The most used entries (place `side.top`) as tiles. */
export const QuickEntries = () => {
  const entries = useHost().menu('side.top')
  if (entries.length === 0) return null
  return (
    <ul className={styles.quick}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <Link to={entry.to} className={styles.quickLink}>
            <Icon name={toIconName(entry.icon)} size={26} />
            <span className={styles.quickLabel}>{entry.label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
