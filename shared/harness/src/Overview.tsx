import type { EventName } from '@mosaic/event-bus'
import { i18nInstance, useLanguage } from '@mosaic/i18n'
import type { RemoteDeclaration } from '@mosaic/remote-kit'
import { useRole } from '@mosaic/session'
import { List, ListRow, Section, Slot } from '@mosaic/ui'
import { EventPanel } from './EventPanel'
import type { EventLog } from './event-log'
import styles from './harness.module.css'

type Props = { readonly declaration: RemoteDeclaration; readonly events: readonly EventName[]; readonly log: EventLog }

/** Everything the remote brings, on one page: its widgets in their slots, its routes, its menu entries, its events. */
export const Overview = ({ declaration, events, log }: Props) => {
  const { name, routes, extensions = [], menu = [] } = declaration
  const { tag } = useLanguage()
  const role = useRole()
  const text = (key: string) => i18nInstance.t(key.replace(`${name}:`, ''), { ns: name, lng: tag })
  const slots = [...new Set(extensions.map(({ slot }) => slot))]
  return (
    <div className={styles.overview}>
      <Section icon="list" title="Pages">
        <List label="Pages">
          {routes.map((route) => (
            <ListRow
              key={route.path}
              icon="receipt"
              title={text(route.title)}
              detail={`${route.path} · ${route.access}`}
              to={route.path}
            />
          ))}
        </List>
      </Section>
      {slots.map((slot) => (
        <Section key={slot} icon="sparkle" title={slot}>
          <div className={styles.slot} data-slot={slot}>
            <Slot
              name={slot}
              fallback={
                <p className={styles.muted}>Nothing here for {role === 'guest' ? 'a guest' : `the role ${role}`}.</p>
              }
            />
          </div>
        </Section>
      ))}
      {menu.length > 0 ? (
        <Section icon="list" title="Menu entries">
          <List label="Menu entries">
            {menu.map((entry) => (
              <ListRow
                key={entry.place + entry.key}
                icon="caret-right"
                title={text(entry.key)}
                detail={`${entry.place} · ${entry.when ?? 'public'}`}
                to={entry.to}
              />
            ))}
          </List>
        </Section>
      ) : null}
      <EventPanel names={events} log={log} />
    </div>
  )
}
