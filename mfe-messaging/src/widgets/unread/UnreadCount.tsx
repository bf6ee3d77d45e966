import { bus } from '@mosaic/event-bus'
import { useRole } from '@mosaic/session'
import { useEffect } from 'react'
import { useNoticesQuery } from '../../api/notices'
import { useNews } from '../../news/use-news'
import { keepsReadState, unreadFor } from '../../notices/read-state'
import { usePushSubscription } from '../../push/use-push-subscription'

/** Renders null: while a member is signed in it gives the menus the count of unread notices and follows new messages. */
const UnreadCount = () => {
  const role = useRole()
  const { data } = useNoticesQuery()
  const count = unreadFor(data, role)
  const known = data !== undefined
  useNews(keepsReadState(role))
  usePushSubscription(keepsReadState(role))

  useEffect(() => {
    if (known) bus.emit('notices.unread.changed@1', { count })
  }, [known, count])
  // After a logout no badge remains.
  useEffect(() => () => bus.emit('notices.unread.changed@1', { count: 0 }), [])
  return null
}

export default UnreadCount
