import type { ChatMessage } from '@mosaic/contracts'
import { useEffect, useRef, useState } from 'react'
import { deskCall } from '../api/desk-call'
import { useDeskQuery } from '../api/queries'
import { withNews } from './open-chat'

const everyMs = 1500
const tellTypingMs = 3000
const ignored = () => undefined

/** A chat as it goes on: asks for what came after the last message that is known, so a lost answer loses nothing. */
export const useOpenChat = (memberId: string, mayAnswer: boolean) => {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([])
  const last = messages[messages.length - 1]?.seq ?? 0
  const query = useDeskQuery('chat', { memberId, after: last }, { refetchInterval: everyMs })
  // What was told stays while nobody answers what came after it.
  const [told, setTold] = useState(query.data)
  const data = query.data ?? told
  useEffect(() => {
    if (!query.data) return
    const { list } = query.data
    setTold(query.data)
    setMessages((known) => withNews(known, list))
  }, [query.data])

  // What is on the screen of a tab in sight was read.
  useEffect(() => {
    if (last === 0 || !mayAnswer) return undefined
    const read = () => {
      if (document.visibilityState === 'visible') deskCall('readChat', { body: { memberId, seq: last } }).catch(ignored)
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [memberId, last, mayAnswer])

  const toldTyping = useRef(0)
  return {
    query: { ...query, data },
    messages,
    memberRead: data?.memberRead ?? 0,
    memberTyping: data?.memberTyping ?? false,
    language: data?.language ?? '',
    type: () => {
      if (Date.now() - toldTyping.current < tellTypingMs) return
      toldTyping.current = Date.now()
      deskCall('typeInChat', { body: { memberId } }).catch(ignored)
    },
  }
}
