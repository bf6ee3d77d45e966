import { List, ListRow, Section, toIconName, useHost } from '@mosaic/ui'
import { useTexts } from '../../texts'

/** Entries of remotes for agents, already filtered by the merchant's flags and menu. */
export const AgentMenu = () => {
  const { t } = useTexts()
  const entries = useHost().menu('agent')
  if (entries.length === 0) return null
  return (
    <Section title={t('home.menu')}>
      <List label={t('home.menu')}>
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
  )
}
