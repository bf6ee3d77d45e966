import { bus } from '@mosaic/event-bus'
import { useRole } from '@mosaic/session'
import { useLocation } from '@mosaic/ui'
import { useEffect, useRef } from 'react'
import { knownUnread, refreshInboxSoon, useInboxUnreadQuery } from '../../api/inbox'
import { keepsReadState } from '../../notices/read-state'

/** Shows nothing: it tells the menus how many messages are unread, and asks again when something may have written one. */
const InboxUnread = () => {
  const role = useRole()
  const { pathname } = useLocation()
  const { data } = useInboxUnreadQuery(role)
  const counted = keepsReadState(role)
  const count = counted ? data : 0
  const before = useRef({ count, pathname })

  useEffect(() => {
    if (count === undefined) return
    bus.emit('inbox.unread.changed@1', { count })
    // Somebody who looks at his messages while one comes sees it.
    if (before.current.count !== undefined && count > before.current.count) refreshInboxSoon(true)
    before.current.count = count
  }, [count])
  // Who signs out leaves no badge behind.
  useEffect(() => () => bus.emit('inbox.unread.changed@1', { count: 0 }), [])

  // What writes a message is done on a page, and the next one is opened then.
  useEffect(() => {
    if (counted && before.current.pathname !== pathname) refreshInboxSoon(false)
    before.current.pathname = pathname
  }, [counted, pathname])

  useEffect(() => {
    if (!counted) return undefined
    const onVisible = () => document.visibilityState === 'visible' && refreshInboxSoon(false)
    document.addEventListener('visibilitychange', onVisible)
    const stops = [
      bus.on('deposit.settled@1', () => refreshInboxSoon(false)),
      // Another tab knows something else: messages came, were read or deleted there.
      bus.on(
        'inbox.unread.changed@1',
        (event) => event.count !== knownUnread() && knownUnread() !== undefined && refreshInboxSoon(true),
      ),
    ]
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      for (const stop of stops) stop()
    }
  }, [counted])
  return null
}

export default InboxUnread
