import { Badge, classNames, Icon, NavLink, toIconName, useHost, type MenuItem } from '@mosaic/ui'
import { homePath } from '../../routing/paths'
import { useHostTexts } from '../../texts'
import { useMenuAction } from '../use-menu-action'
import styles from './BottomMenu.module.css'

const most = 5

export type BottomMenuProps = {
  /** The site's own menu, or the footer of the agent's area. */
  readonly place?: 'bottom' | 'agent.footer'
}

/** Five places at the thumb; with an odd number the middle one is raised. One place inside another marks itself alone. */
export const BottomMenu = ({ place = 'bottom' }: BottomMenuProps) => {
  const { t } = useHostTexts()
  const host = useHost()
  const { tapOf, running } = useMenuAction()
  const home: MenuItem = { key: 'host:home', label: t('nav.home'), icon: 'house', to: homePath, order: 10 }
  const entries = [home, ...host.menu(place)].sort((a, b) => a.order - b.order).slice(0, most)
  const raised = entries.length % 2 === 1 && entries.length > 1 ? (entries.length - 1) / 2 : -1
  return (
    <nav
      className={styles.menu}
      aria-label={t(place === 'bottom' ? 'nav.label' : 'nav.agent')}
      data-testid={place === 'bottom' ? 'bottom-menu' : undefined}
    >
      <ul className={styles.list}>
        {entries.map((entry, index) => (
          <li key={entry.key} className={styles.entry}>
            <NavLink
              to={entry.to}
              end
              onClick={tapOf(entry)}
              className={({ isActive }) =>
                classNames(styles.link, isActive && styles.active, index === raised && styles.raised)
              }
            >
              {({ isActive }) => (
                <>
                  <span className={styles.mark}>
                    <Icon
                      name={toIconName(entry.icon)}
                      size={26}
                      weight={isActive || index === raised ? 'fill' : 'duotone'}
                    />
                    <Badge count={entry.badge ?? 0} className={styles.badge} />
                  </span>
                  <span className={styles.label}>{entry.label}</span>
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
      {running}
    </nav>
  )
}
