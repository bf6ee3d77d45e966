import { bus } from '@mosaic/event-bus'
import { followTopic } from '@mosaic/live'
import { toast } from '@mosaic/ui'
import { countChatUnread } from '../api/chat'
import { refreshInboxSoon } from '../api/inbox'
import { refreshNoticesSoon } from '../api/notices'
import { isNews, type NewsKind } from './is-news'

export type News = {
  readonly hasMail: boolean
  readonly hasChat: boolean
  /** Texts of the toasts. */
  readonly texts: Readonly<Record<NewsKind, string>>
}

const counted = { inbox: 'inbox.unread.changed@1', notices: 'notices.unread.changed@1' } as const

/** Updates the unread counts over the member's stream and announces new messages. */
export const followNews = ({ hasMail, hasChat, texts }: News): (() => void) => {
  const known = new Map<NewsKind, number>()
  const onCount = (kind: NewsKind, count: number): void => {
    const before = known.get(kind)
    known.set(kind, count)
    if (document.visibilityState === 'visible' && isNews(kind, before, count, window.location.pathname))
      toast(texts[kind], { duration: 'short' })
  }
  const countChat = async (): Promise<void> => {
    const count = await countChatUnread()
    if (count !== null) onCount('chat', count)
  }
  const stops = [
    ...(['inbox', 'notices'] as const).map((kind) => {
      const last = bus.last(counted[kind])
      if (last) known.set(kind, last.count)
      return bus.on(counted[kind], ({ count }) => onCount(kind, count))
    }),
    followTopic('notices', refreshNoticesSoon),
    ...(hasMail ? [followTopic('inbox', () => refreshInboxSoon(true))] : []),
    ...(hasChat ? [followTopic('chat', () => void countChat())] : []),
  ]
  if (hasChat) void countChat()
  return () => {
    for (const stop of stops) stop()
  }
}
