import { bus } from '@mosaic/event-bus'
import { useRole } from '@mosaic/session'
import { useLocation } from '@mosaic/ui'
import { useEffect, useRef } from 'react'
import { knownUnread, refreshInboxSoon, useInboxUnreadQuery } from '../../api/inbox'
import { keepsReadState } from '../../notices/read-state'

/** Renders null: it gives the menus the count of unread messages, and refreshes after events that may write one. */
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
    // The list of messages refreshes too, in case it is open.
    if (before.current.count !== undefined && count > before.current.count) refreshInboxSoon(true)
    before.current.count = count
  }, [count])
  // After a logout no badge remains.
  useEffect(() => () => bus.emit('inbox.unread.changed@1', { count: 0 }), [])

  // Messages are written by actions on a page, and a new page opens afterwards.
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
      // Another tab has another count: messages came, were read or deleted there.
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
