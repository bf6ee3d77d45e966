import type { Announcement, Role } from '@mosaic/contracts'
import { useEffect, useRef } from 'react'
import { markRead } from '../api/notices'
import { isUnread } from './read-state'

/** A mark that the gateway refuses makes the notice unread again; asking anew at once would never end, so the next opening does. */
export const useMarkOnOpening = (opened: Announcement | undefined, role: Role): void => {
  const marked = useRef<string | null>(null)
  useEffect(() => {
    if (!opened) marked.current = null
    else if (marked.current !== opened.announcementId && isUnread(opened, role)) {
      marked.current = opened.announcementId
      void markRead(opened, role)
    }
  }, [opened, role])
}
