import { Icon, Link, toIconName, useHost } from '@mosaic/ui'
import { useMenuAction } from '../use-menu-action'
import styles from './SidePanel.module.css'

/** The most used entries (place `side.top`) as tiles. */
export const QuickEntries = () => {
  const entries = useHost().menu('side.top')
  const { tapOf, running } = useMenuAction()
  if (entries.length === 0) return null
  return (
    <>
      <ul className={styles.quick}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <Link to={entry.to} className={styles.quickLink} onClick={tapOf(entry)}>
              <Icon name={toIconName(entry.icon)} size={26} />
              <span className={styles.quickLabel}>{entry.label}</span>
            </Link>
          </li>
        ))}
      </ul>
      {running}
    </>
  )
}
