import type { InboxMessage } from '@mosaic/contracts'
import { useGoBack, useSearchParams, type ViewedQuery } from '@mosaic/ui'
import { useEffect, useRef, useState } from 'react'
import { markRead, useMessage } from '../../api/inbox'

/**
 * The message that the address names (`?id=`). Opening one is a step forward, so going back closes it; who came by an address
 * that names one stays on the list when he closes it. `rows` is undefined until the list came.
 */
export const useOpenedMessage = (rows: readonly InboxMessage[] | undefined) => {
  const [search, setSearch] = useSearchParams()
  const back = useGoBack()
  const asked = search.get('id')
  // Closed at once, also while the browser is still on its way back: a message that was just deleted is not looked for.
  const [left, setLeft] = useState<string | null>(null)
  const id = asked === left ? null : asked
  const listed = rows?.find(({ inboxId }) => inboxId === id)
  const alone = useMessage(id !== null && !listed ? id : null)
  const found = listed ?? alone.data ?? undefined
  const stepped = useRef(false)
  useEffect(() => {
    if (asked !== null) return
    stepped.current = false
    setLeft(null)
  }, [asked])

  // A mark that the gateway refuses makes the message unread again; asking anew at once would never end, so the next opening does.
  const marked = useRef<string | null>(null)
  useEffect(() => {
    if (id === null) marked.current = null
    else if (found && marked.current !== found.inboxId) {
      marked.current = found.inboxId
      void markRead(found)
    }
  }, [id, found])

  /** Null: no message is open. */
  const opened: ViewedQuery<InboxMessage | null> | null = id === null ? null : { ...alone, data: listed ?? alone.data }
  return {
    opened,
    open: (inboxId: string) => {
      stepped.current = true
      setLeft(null)
      setSearch({ id: inboxId }, { preventScrollReset: true })
    },
    close: () => {
      setLeft(asked)
      if (stepped.current) back()
      else setSearch({}, { replace: true, preventScrollReset: true })
    },
  }
}
