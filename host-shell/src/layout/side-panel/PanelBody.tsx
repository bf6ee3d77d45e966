import { visitKind } from '@mosaic/api-client'
import { deviceOf, downloadLinks, installWays, type SystemStatus } from '@mosaic/contracts'
import { useMerchant, useRole } from '@mosaic/session'
import { List, ListRow, Slot, toIconName, useHost } from '@mosaic/ui'
import type { ReactNode } from 'react'
import { serviceLinks } from '../../service/service-links'
import { ServiceRow } from '../../service/ServiceRow'
import { useServiceEntries } from '../../service/use-service-entries'
import { useHostTexts } from '../../texts'
import { LanguageSwitch } from './LanguageSwitch'
import { QuickEntries } from './QuickEntries'
import { SignOutRow } from './SignOutRow'
import { ThemeSwitch } from './ThemeSwitch'
import styles from './SidePanel.module.css'

export type PanelBodyProps = {
  readonly onClose: () => void
  readonly remotes: readonly string[]
  readonly info: SystemStatus['info']
  readonly onRefresh: () => Promise<unknown>
  readonly onDownload: () => void
}

type GroupName = 'account' | 'member' | 'games' | 'service' | 'more'

/** One group: the slot of a remote, the menu entries of its place, and the host's own rows. Hidden when empty. */
const Group = ({
  name,
  slot,
  onGo,
  children,
}: {
  readonly name: GroupName
  readonly slot?: string
  readonly onGo: () => void
  readonly children?: ReactNode
}) => {
  const { t } = useHostTexts()
  const host = useHost()
  const entries = host.menu(`side.${name}`)
  const filled = slot !== undefined && host.slotItems(slot).length > 0
  if (entries.length === 0 && !filled && !children) return null
  const title = t(`panel.groups.${name}`)
  return (
    <section aria-label={title} className={styles.group}>
      <h2 className={styles.groupTitle}>{title}</h2>
      {slot ? <Slot name={slot} props={{ onNavigate: onGo }} /> : null}
      {entries.length > 0 || children ? (
        <List>
          {entries.map((entry) => (
            <ListRow
              key={entry.key}
              icon={toIconName(entry.icon)}
              title={entry.label}
              to={entry.to}
              badge={entry.badge}
            />
          ))}
          {children}
        </List>
      ) : null}
    </section>
  )
}

/** The right-side menu below its head (spec §2); composition and merchant decide its entries. */
export const PanelBody = ({ onClose, remotes, info, onRefresh, onDownload }: PanelBodyProps) => {
  const { t } = useHostTexts()
  const role = useRole()
  const { icons, flags } = useMerchant()
  // The panel offers only what this visitor may do.
  const service = serviceLinks(useServiceEntries(), role, flags.includes('CBS3')).filter((link) => !('refused' in link))
  const kind = visitKind()
  const device = deviceOf(navigator.userAgent, navigator.maxTouchPoints)
  const installable =
    kind !== 'APP' &&
    kind !== 'PWA' &&
    installWays(downloadLinks(info.resources), device, Object.keys(icons).length > 0).length > 0
  return (
    <div className={styles.body}>
      <Slot name="side.profile" props={{ onNavigate: onClose }} />
      <QuickEntries />
      <Group name="member" slot="side.member" onGo={onClose} />
      <Group name="games" slot="side.games" onGo={onClose} />
      <Group name="service" slot="side.service" onGo={onClose}>
        {service.length > 0 ? service.map((link) => <ServiceRow key={link.title} link={link} />) : null}
      </Group>
      {role === 'guest' ? null : <SignOutRow />}
      {installable ? (
        <List>
          <ListRow icon="download-simple" title={t('download.entry')} onClick={onDownload} />
        </List>
      ) : null}
      <Group name="account" onGo={onClose} />
      <Group name="more" onGo={onClose}>
        <ListRow
          icon="arrows-clockwise"
          title={t('refresh.button')}
          onClick={() => {
            onClose()
            void onRefresh()
          }}
        />
      </Group>
      <section aria-label={t('panel.settings')} className={styles.group}>
        <h2 className={styles.groupTitle}>{t('panel.settings')}</h2>
        <div className={styles.settings}>
          <LanguageSwitch remotes={remotes} />
          <ThemeSwitch />
        </div>
      </section>
    </div>
  )
}
