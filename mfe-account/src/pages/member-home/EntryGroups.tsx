import { List, ListRow, Section, toIconName, useHost } from '@mosaic/ui'
import { useTexts } from '../../texts'

/** Menu places and their titles; the host filters entries by flag and role. */
const groups = ['side.top', 'side.member', 'settings', 'side.account', 'side.service', 'side.more'] as const

/** The entry of this page itself is left out. */
const ownPath = '/m/member/home'

/**
 * All declared entries for this member in the groups of the side panel; the first ones are in the balance card, where
 * there is one.
 */
export const EntryGroups = ({ withTop }: { withTop: boolean }) => {
  const { t } = useTexts()
  const host = useHost()
  const shown = new Set([ownPath])
  return (
    <>
      {groups.slice(withTop ? 0 : 1).map((place) => {
        const entries = host.menu(place).filter(({ to }) => !shown.has(to))
        entries.forEach(({ to }) => shown.add(to))
        const title = t(`memberHome.groups.${place.slice(place.indexOf('.') + 1) as 'member'}`)
        return entries.length > 0 ? (
          <Section key={place} title={title}>
            <List label={title}>
              {entries.map((entry) => (
                <ListRow
                  key={entry.key}
                  icon={toIconName(entry.icon)}
                  title={entry.label}
                  to={entry.to}
                  badge={entry.badge}
                />
              ))}
            </List>
          </Section>
        ) : null
      })}
    </>
  )
}
