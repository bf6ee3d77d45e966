import { bus } from '@mosaic/event-bus'
import { useRole } from '@mosaic/session'
import { useEffect } from 'react'
import { useNoticesQuery } from '../../api/notices'
import { useNews } from '../../news/use-news'
import { keepsReadState, unreadFor } from '../../notices/read-state'

/** Shows nothing: it tells the menus of the shell how many notices are unread, and follows what is new, on every page, while somebody is signed in. */
const UnreadCount = () => {
  const role = useRole()
  const { data } = useNoticesQuery()
  const count = unreadFor(data, role)
  const known = data !== undefined
  useNews(keepsReadState(role))

  useEffect(() => {
    if (known) bus.emit('notices.unread.changed@1', { count })
  }, [known, count])
  // Who signs out leaves no badge behind.
  useEffect(() => () => bus.emit('notices.unread.changed@1', { count: 0 }), [])
  return null
}

export default UnreadCount
