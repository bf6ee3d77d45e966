import type { InboxMessage } from '@mosaic/contracts'
import { useGoBack, useSearchParams, type ViewedQuery } from '@mosaic/ui'
import { useEffect, useRef, useState } from 'react'
import { markRead, useMessageQuery } from '../../api/inbox'

/**
 * The message in the address (`?id=`). Opening one adds a history entry, so going back closes it; after a deep link, closing shows
 * the list.
 * `rows` is undefined until the list is loaded.
 */
export const useOpenedMessage = (rows: readonly InboxMessage[] | undefined) => {
  const [search, setSearch] = useSearchParams()
  const back = useGoBack()
  const requestedId = search.get('id')
  // Closed at once, before the browser has gone back: a message just deleted is not requested.
  const [closedId, setClosedId] = useState<string | null>(null)
  const id = requestedId === closedId ? null : requestedId
  const listed = rows?.find(({ inboxId }) => inboxId === id)
  const single = useMessageQuery(id !== null && !listed ? id : null)
  const message = listed ?? single.data ?? undefined
  const openedHere = useRef(false)
  useEffect(() => {
    if (requestedId !== null) return
    openedHere.current = false
    setClosedId(null)
  }, [requestedId])

  // A refused mark makes the message unread again; an immediate retry could loop, so the next opening retries.
  const marked = useRef<string | null>(null)
  useEffect(() => {
    if (id === null) marked.current = null
    else if (message && marked.current !== message.inboxId) {
      marked.current = message.inboxId
      void markRead(message)
    }
  }, [id, message])

  /** Null: no message is open. */
  const opened: ViewedQuery<InboxMessage | null> | null =
    id === null ? null : { ...single, data: listed ?? single.data }
  return {
    opened,
    open: (inboxId: string) => {
      openedHere.current = true
      setClosedId(null)
      setSearch({ id: inboxId }, { preventScrollReset: true })
    },
    close: () => {
      setClosedId(requestedId)
      if (openedHere.current) back()
      else setSearch({}, { replace: true, preventScrollReset: true })
    },
  }
}
