import type { Announcement, Role } from '@mosaic/contracts'
import { useEffect, useRef } from 'react'
import { markRead } from '../api/notices'
import { isUnread } from './read-state'

/** A refused mark makes the notice unread again; an immediate retry could loop, so the next opening retries. */
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
