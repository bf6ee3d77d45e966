import { bus } from '@mosaic/event-bus'
import { useEffect } from 'react'
import { useAgentNoticesQuery } from '../../api/notices'

/** Renders null: it gives the agents' menus the count of unread announcements. */
const AgentUnread = () => {
  const count = useAgentNoticesQuery().data?.unreadCount
  useEffect(() => {
    if (count !== undefined) bus.emit('agentNotices.unread.changed@1', { count: Math.max(0, count) })
  }, [count])
  // After a logout no badge remains.
  useEffect(() => () => bus.emit('agentNotices.unread.changed@1', { count: 0 }), [])
  return null
}

export default AgentUnread
