import { useMerchant, useRole } from '@mosaic/session'
import { Drawer, IconButton, List, ListRow, Slot, toIconName, useHost } from '@mosaic/ui'
import { useHostTexts } from '../../texts'
import { LanguageSwitch } from './LanguageSwitch'
import { QuickEntries } from './QuickEntries'
import { SignOutRow } from './SignOutRow'
import { ThemeSwitch } from './ThemeSwitch'
import styles from './SidePanel.module.css'

export type SidePanelProps = { readonly open: boolean; readonly onClose: () => void; readonly remotes: readonly string[] }

/** Groups of the panel in order; which entries stand in them is data of the composition. */
const groups = [
  { place: 'side.account', slot: null },
  { place: 'side.member', slot: 'side.member' },
  { place: 'side.games', slot: 'side.games' },
  { place: 'side.service', slot: 'side.service' },
  { place: 'side.more', slot: null },
] as const

type Group = (typeof groups)[number]

const MenuGroup = ({ place, slot, onGo }: Group & { readonly onGo: () => void }) => {
  const { t } = useHostTexts()
  const host = useHost()
  const entries = host.menu(place)
  if (entries.length === 0 && (slot === null || host.slotItems(slot).length === 0)) return null
  const title = t(`panel.groups.${place.slice('side.'.length) as 'account'}`)
  return (
    <section aria-label={title} className={styles.group}>
      <h2 className={styles.groupTitle}>{title}</h2>
      {slot ? <Slot name={slot} props={{ onNavigate: onGo }} /> : null}
      {entries.length > 0 ? (
        <List>
          {entries.map((entry) => (
            <ListRow key={entry.key} icon={toIconName(entry.icon)} title={entry.label} to={entry.to} badge={entry.badge} />
          ))}
        </List>
      ) : null}
    </section>
  )
}

/** The right-side menu. It closes when one of its links is followed (the shell watches the address). */
export const SidePanel = ({ open, onClose, remotes }: SidePanelProps) => {
  const { t } = useHostTexts()
  const { name } = useMerchant()
  const role = useRole()
  return (
    <Drawer open={open} onClose={onClose} label={t('panel.label')} testId="side-panel">
      <div className={styles.head}>
        <p className={styles.brand}>{name}</p>
        <IconButton icon="x" label={t('panel.close')} onClick={onClose} />
      </div>
      <div className={styles.body}>
        <Slot name="side.profile" props={{ onNavigate: onClose }} />
        <QuickEntries />
        {groups.map((group) => (
          <MenuGroup key={group.place} {...group} onGo={onClose} />
        ))}
        <section aria-label={t('panel.settings')} className={styles.group}>
          <h2 className={styles.groupTitle}>{t('panel.settings')}</h2>
          <div className={styles.settings}>
            <LanguageSwitch remotes={remotes} />
            <ThemeSwitch />
          </div>
        </section>
        {role === 'guest' ? null : <SignOutRow />}
      </div>
    </Drawer>
  )
}
