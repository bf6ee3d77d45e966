export type NewsKind = 'inbox' | 'notices' | 'chat'

/** Pages that show new messages by themselves. */
const pages: Readonly<Record<NewsKind, readonly string[]>> = {
  inbox: ['/m/webEmail'],
  notices: ['/m/notice'],
  chat: ['/m/chat', '/m/livechat'],
}

/** More than before, and not on the open page. The first count is no news. */
export const isNews = (kind: NewsKind, before: number | undefined, count: number, pathname: string): boolean =>
  before !== undefined && count > before && !pages[kind].includes(pathname.replace(/\/$/, ''))
