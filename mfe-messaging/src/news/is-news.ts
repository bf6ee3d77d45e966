export type NewsKind = 'inbox' | 'notices' | 'chat'

/** Where a page shows it by itself. */
const pages: Readonly<Record<NewsKind, readonly string[]>> = {
  inbox: ['/m/webEmail'],
  notices: ['/m/notice'],
  chat: ['/m/chat', '/m/livechat'],
}

/** More than before, and not in sight already. What was there at the beginning is no news. */
export const isNews = (kind: NewsKind, before: number | undefined, count: number, pathname: string): boolean =>
  before !== undefined && count > before && !pages[kind].includes(pathname.replace(/\/$/, ''))
