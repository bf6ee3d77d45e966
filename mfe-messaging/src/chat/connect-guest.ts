import { withLock } from '@mosaic/browser'
import { openGuestChat } from '../api/chat'
import type { ChatConnection, ChatHandlers } from './chat-connection'
import { connectChat } from './connect-chat'

const pauseMs = 3000

/** Tabs that open at once agree on one guest, where the browser has locks. */
const openOnce = async () => (await withLock('mosaic.guest-chat', {}, openGuestChat))?.value ?? openGuestChat()

/** The chat of a guest: a call gives the browser the cookie that names them; a chat that is over is opened anew, once. */
export const connectGuest = (handlers: ChatHandlers): ChatConnection => {
  let chat: ChatConnection | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false
  let reopened = false

  const open = async (): Promise<void> => {
    clearTimeout(timer)
    const opened = await openOnce()
    if (ended || chat) return
    if (opened.ok) chat = connectChat({ ...handlers, onFrame }, { visitor: 'guest' })
    else if (opened.failure.status !== null && opened.failure.status < 500) handlers.onNoChat(opened.failure.code)
    else timer = setTimeout(open, pauseMs)
  }
  const onFrame: ChatHandlers['onFrame'] = (frame) => {
    if (frame.kind === 'welcome') reopened = false
    if (frame.kind !== 'refused' || frame.code !== 'chat.guest.unknown' || frame.id !== undefined || reopened)
      return handlers.onFrame(frame)
    reopened = true
    chat?.close()
    chat = null
    return void open()
  }
  void open()
  return {
    send: (frame) => chat?.send(frame) ?? false,
    retry: () => (chat ? chat.retry() : void open()),
    close: () => {
      ended = true
      clearTimeout(timer)
      chat?.close()
    },
  }
}
