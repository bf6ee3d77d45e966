import { newUuid } from '@mosaic/api-client'
import { callTimeout } from '@mosaic/contracts'
import { serverNow, useLanguage } from '@mosaic/i18n'
import { merchant, renewSession, sessionLost, sessionStore } from '@mosaic/session'
import { useFailureToast } from '@mosaic/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { earlierMessages } from '../api/chat'
import type { ChatConnection } from './chat-connection'
import { connectChat } from './connect-chat'
import { connectGuest } from './connect-guest'
import { emptyLog, lastKnown, withFailed, withMessages, withPending, type ChatLog } from './chat-log'
import { storePending, storedPending } from './pending-storage'

/** How long "types" stays after the last sign of it. */
const typingMs = 6000
const typingIntervalMs = 3000
/** Refusals after which the next connection may be taken. */
const passing = ['rate.limited', 'system.busy', 'system.maintenance']

type Chat = {
  readonly log: ChatLog
  readonly connected: boolean
  /** An operator is in the chat; null until that is known. */
  readonly staffed: boolean | null
  readonly typing: boolean
  /** Why there is no chat for this visitor. */
  readonly refusal: string | null
  /** No answer for as long as a call may take. */
  readonly late: boolean
  readonly retry: () => void
  readonly say: (text: string, picture?: string) => void
  readonly again: (id: string) => void
  readonly type: () => void
  readonly loadEarlier: () => Promise<void>
}

const tokenNow = (): string => sessionStore.getState().session?.token ?? ''
const memberNow = (): string => sessionStore.getState().session?.userName ?? ''

/** The chat of a member, or of a guest without a session, on this page: a message is sent as soon as possible, under an id of its own. */
export const useChat = (isGuest: boolean): Chat => {
  const { language } = useLanguage()
  const showFailure = useFailureToast()
  const [log, setLog] = useState(() => ({ ...emptyLog, pending: storedPending(memberNow()) }))
  const [connected, setConnected] = useState(false)
  const [staffed, setStaffed] = useState<boolean | null>(null)
  const [typing, setTyping] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const [lateTry, setLateTry] = useState<number | null>(null)
  const latest = useRef(log)
  const end = useRef<ChatConnection | null>(null)
  /** Messages that went out over this connection: the next one repeats them, this one would only count them twice. */
  const sent = useRef(new Set<string>())
  const typingSentAt = useRef(0)

  const change = useCallback((next: (log: ChatLog) => ChatLog) => {
    const { pending } = latest.current
    latest.current = next(latest.current)
    if (latest.current.pending !== pending) storePending(memberNow(), latest.current.pending)
    setLog(latest.current)
  }, [])

  const sendPending = useCallback(() => {
    for (const { id, text, picture, failed } of latest.current.pending)
      if (!failed && !sent.current.has(id) && end.current?.send({ kind: 'say', id, text, picture }))
        sent.current.add(id)
  }, [])

  useEffect(() => {
    let over: ReturnType<typeof setTimeout> | undefined
    const refused = (code: string, id: string | undefined) => {
      if (id !== undefined) {
        change((current) => withFailed(current, id))
        showFailure({ code })
        return
      }
      const token = tokenNow()
      if (code === 'login.not.session')
        void renewSession(token).then((renewal) => (renewal === 'lost' ? sessionLost(token) : undefined))
      else if (!passing.includes(code)) {
        mine.close()
        setRefusal(code)
      }
    }
    const mine = (isGuest ? connectGuest : connectChat)({
      hello: () => {
        sent.current.clear()
        return {
          kind: 'hello',
          // Without a token a member is no guest: the gateway refuses the chat.
          token: isGuest ? '' : tokenNow() || 'none',
          merchant: merchant().merchantCode,
          language,
          after: lastKnown(latest.current),
        }
      },
      onState: setConnected,
      onNoChat: setRefusal,
      onFrame: (frame) => {
        switch (frame.kind) {
          case 'welcome':
            setStaffed(frame.staffed)
            if (latest.current.messages.length === 0) change((current) => ({ ...current, more: frame.more }))
            sendPending()
            return
          case 'staffed':
            setStaffed(frame.staffed)
            return
          case 'messages':
            if (frame.list.some(({ author }) => author === 'house')) setTyping(false)
            change((current) => withMessages(current, frame.list))
            return
          case 'marks': {
            const { kind: _kind, ...marks } = frame
            change((current) => ({ ...current, marks }))
            return
          }
          case 'typing':
            setTyping(true)
            clearTimeout(over)
            over = setTimeout(() => setTyping(false), typingMs)
            return
          case 'refused':
            refused(frame.code, frame.id)
            return
          case 'pong':
        }
      },
    })
    end.current = mine
    return () => {
      clearTimeout(over)
      mine.close()
    }
  }, [change, isGuest, language, sendPending, showFailure])

  const waiting = staffed === null && refusal === null
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => setLateTry(tries), callTimeout)
    return () => clearTimeout(timer)
  }, [waiting, tries])

  // What is on the screen of a tab in sight was read.
  const unseen = log.messages.filter(({ author, seq }) => author === 'house' && seq > log.marks.memberRead).pop()?.seq
  useEffect(() => {
    if (unseen === undefined || !connected) return undefined
    const read = () => document.visibilityState === 'visible' && end.current?.send({ kind: 'read', seq: unseen })
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [unseen, connected])

  return {
    log,
    connected,
    staffed,
    typing,
    refusal,
    late: waiting && lateTry === tries,
    retry: () => {
      setTries((before) => before + 1)
      end.current?.retry()
    },
    say: (text, picture) => {
      change((current) => withPending(current, { id: newUuid(), text, picture: picture ?? null, failed: false }))
      sendPending()
    },
    again: (id) => {
      const message = latest.current.pending.find((pending) => pending.id === id)
      if (message) change((current) => withPending(current, { ...message, failed: false }))
      sent.current.delete(id)
      sendPending()
    },
    type: () => {
      if (serverNow() - typingSentAt.current < typingIntervalMs) return
      typingSentAt.current = serverNow()
      end.current?.send({ kind: 'typing' })
    },
    loadEarlier: async () => {
      const first = latest.current.messages[0]?.seq
      if (first === undefined) return
      const earlier = await earlierMessages(first, isGuest ? { visitor: 'guest' } : {})
      if (!earlier.ok) showFailure(earlier.failure)
      else change((current) => ({ ...withMessages(current, earlier.value.list), more: earlier.value.more }))
    },
  }
}
