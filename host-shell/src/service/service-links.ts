import type { Role, SystemStatus } from '@mosaic/contracts'
import type { IconName } from '@mosaic/ui'

export type ServiceEntry = SystemStatus['info']['customerService'][number]
/** `to` stays on the site, `href` leaves it; what is refused leads nowhere and says why. */
export type ServiceLink = { readonly title: string; readonly icon: IconName } & (
  | { readonly to: string }
  | { readonly href: string }
  | { readonly refused: 'free_reject' }
)

const icons: Readonly<Record<string, IconName>> = {
  CS: 'headset',
  WHATSAPP: 'whatsapp-logo',
  LIVECHAT: 'chat-circle-dots',
  TELEGRAM: 'telegram-logo',
}

const isSitePath = (path: string): boolean => /^\/m\/[^\s\\]*$/.test(path)
const isOutside = (path: string): boolean => /^(https:\/\/|mailto:|tel:)/.test(path)

/** Ways to reach somebody, by type (spec §2); a path that is no link of a known kind is left out. Live chat is not for trial accounts (spec §4). */
export const serviceLinks = (entries: readonly ServiceEntry[], role: Role): readonly ServiceLink[] =>
  entries.flatMap(({ csType, title, path }): readonly ServiceLink[] => {
    const type = csType.toUpperCase()
    const icon = icons[type] ?? 'headset'
    if (type === 'LIVECHAT' && role === 'trial') return [{ title, icon, refused: 'free_reject' }]
    if (isSitePath(path)) return [{ title, icon, to: path }]
    return isOutside(path) ? [{ title, icon, href: path }] : []
  })
