import type { Role, ValueOf } from '@mosaic/contracts'
import type { IconName } from '@mosaic/ui'

export type ServiceEntry = ValueOf<'customerService'>['version']['pathList'][number]
/** `to` stays on the site, `href` leaves it; a refused link carries the reason. */
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

/** Of signs that no browser leaves out (a tab, a line's end) or turns (a backslash), and below `/m/` also where dots lead out of it. */
const isSitePath = (path: string): boolean =>
  /^\/m\/[!-[\]-~]*$/.test(path) && new URL(path, 'https://site.invalid').pathname.startsWith('/m/')
const isOutside = (path: string): boolean => /^(https:\/\/(?![^/?#]*@)|mailto:|tel:)[!-[\]-~]*$/.test(path)

/** Opens the site's own chat, whatever chat the merchant has behind it. */
export const chatPage = '/m/livechat'
/** Kinds of entries that are a chat: only where the merchant has one (CBS3), and not for trial accounts (spec §4, §6). */
const chats = ['CS', 'LIVECHAT']

/**
 * Contact entries by type (spec §2): the site's own entry opens the chat, others their link. Links of an unknown kind
 * are left out.
 */
export const serviceLinks = (entries: readonly ServiceEntry[], role: Role, hasChat: boolean): readonly ServiceLink[] =>
  entries.flatMap(({ csType, title, path }): readonly ServiceLink[] => {
    const type = csType.toUpperCase()
    const icon = icons[type] ?? 'headset'
    if (chats.includes(type) && !hasChat) return []
    if (chats.includes(type) && role === 'trial') return [{ title, icon, refused: 'free_reject' }]
    if (type === 'CS') return [{ title, icon, to: chatPage }]
    if (isSitePath(path)) return [{ title, icon, to: path }]
    return isOutside(path) ? [{ title, icon, href: path }] : []
  })
