import type { SystemStatus } from '@mosaic/contracts'
import type { IconName } from '@mosaic/ui'

export type ServiceEntry = SystemStatus['info']['customerService'][number]
/** `to` stays on the site, `href` leaves it. */
export type ServiceLink = { readonly title: string; readonly icon: IconName } & ({ readonly to: string } | { readonly href: string })

const icons: Readonly<Record<string, IconName>> = { CS: 'headset', WHATSAPP: 'whatsapp-logo', LIVECHAT: 'chat-circle-dots', TELEGRAM: 'telegram-logo' }

const isSitePath = (path: string): boolean => /^\/m\/[^\s\\]*$/.test(path)
const isOutside = (path: string): boolean => /^(https:\/\/|mailto:|tel:)/.test(path)

/** Ways to reach somebody, by type (spec §2); a path that is no link of a known kind is left out. */
export const serviceLinks = (entries: readonly ServiceEntry[]): readonly ServiceLink[] =>
  entries.flatMap(({ csType, title, path }): readonly ServiceLink[] => {
    const icon = icons[csType.toUpperCase()] ?? 'headset'
    if (isSitePath(path)) return [{ title, icon, to: path }]
    return isOutside(path) ? [{ title, icon, href: path }] : []
  })
