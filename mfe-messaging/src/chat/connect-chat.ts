import type { ChatVisitor } from '../api/chat'
import type { ChatConnection, ChatHandlers } from './chat-connection'
import { connectRequests } from './connect-requests'
import { connectSocket } from './connect-socket'

/** By socket, else by requests. */
export const connectChat = (handlers: ChatHandlers, as: ChatVisitor = {}): ChatConnection => {
  let current: ChatConnection | null = null
  const socket = connectSocket(handlers, () => {
    current = connectRequests(handlers, as)
  })
  current ??= socket
  const connection = () => current ?? socket
  return {
    send: (frame) => connection().send(frame),
    retry: () => connection().retry(),
    close: () => connection().close(),
  }
}
