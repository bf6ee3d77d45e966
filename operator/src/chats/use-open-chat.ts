import type { ChatMessage } from '@mosaic/contracts'
import { serverNow } from '@mosaic/i18n'
import { useEffect, useRef, useState } from 'react'
import { deskCall } from '../api/desk-call'
import { useDeskQuery } from '../api/queries'
import { mergeMessages } from './merge-messages'

const everyMs = 1500
const typingIntervalMs = 3000
const ignored = () => undefined

/** A live chat: each request asks for messages after the last known one, so a lost answer loses none. */
export const useOpenChat = (memberId: string, mayAnswer: boolean) => {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([])
  const last = messages[messages.length - 1]?.seq ?? 0
  const query = useDeskQuery('chat', { memberId, after: last }, { refetchInterval: everyMs })
  // The last answer is shown until the next one arrives.
  const [lastAnswer, setLastAnswer] = useState(query.data)
  const data = query.data ?? lastAnswer
  useEffect(() => {
    if (!query.data) return
    const { list } = query.data
    setLastAnswer(query.data)
    setMessages((known) => mergeMessages(known, list))
  }, [query.data])

  // A visible tab marks the messages as read.
  useEffect(() => {
    if (last === 0 || !mayAnswer) return undefined
    const read = () => {
      if (document.visibilityState === 'visible') deskCall('readChat', { body: { memberId, seq: last } }).catch(ignored)
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [memberId, last, mayAnswer])

  const lastTypingAt = useRef(0)
  return {
    query: { ...query, data },
    messages,
    memberRead: data?.memberRead ?? 0,
    memberTyping: data?.memberTyping ?? false,
    language: data?.language ?? '',
    /** Short name of a guest; null: a member; undefined until that is known. */
    guest: data && (data.guest ?? null),
    type: () => {
      if (serverNow() - lastTypingAt.current < typingIntervalMs) return
      lastTypingAt.current = serverNow()
      deskCall('typeInChat', { body: { memberId } }).catch(ignored)
    },
  }
}
