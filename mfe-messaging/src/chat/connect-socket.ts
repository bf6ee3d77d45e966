import { openSocket } from '@mosaic/browser'
import { chatPath, chatPingMs, type ChatClientFrame, type ChatServerFrame } from '@mosaic/contracts'
import { serverNow } from '@mosaic/i18n'
import type { ChatConnection, ChatHandlers } from './chat-connection'

const firstPauseMs = 500
const longestPauseMs = 15_000
/** Without a frame for this long after a ping, the connection counts as lost. */
const silenceMs = 40_000
/** A network that lets no socket through refuses the first ones too. */
const mostFailures = 3
/** `WebSocket.OPEN` */
const openState = 1

const chatAddress = ({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${chatPath}`

const isFrame = (value: unknown): value is ChatServerFrame =>
  typeof value === 'object' && value !== null && 'kind' in value

/**
 * A socket that reconnects whenever it is lost, with growing pauses, and at once when the network is back. Calls
 * `onRefused` and ends where the browser forbids sockets, or none has opened after several tries.
 */
export const connectSocket = (handlers: ChatHandlers, onRefused: () => void): ChatConnection => {
  let socket: WebSocket | null = null
  let pause = firstPauseMs
  let retry: ReturnType<typeof setTimeout> | undefined
  let lastReceivedAt = serverNow()
  let ended = false
  let failures = 0

  const open = () => {
    clearTimeout(retry)
    if (ended) return
    const opened = failures < mostFailures ? openSocket(chatAddress(window.location)) : null
    if (!opened) {
      close()
      onRefused()
      return
    }
    socket = opened
    opened.onopen = () => opened.send(JSON.stringify(handlers.hello()))
    opened.onmessage = ({ data }: MessageEvent<unknown>) => {
      lastReceivedAt = serverNow()
      let frame: unknown
      try {
        frame = JSON.parse(String(data))
      } catch {
        return
      }
      if (!isFrame(frame)) return
      if (frame.kind === 'welcome') {
        pause = firstPauseMs
        failures = Number.NEGATIVE_INFINITY
        handlers.onState(true)
      }
      handlers.onFrame(frame)
    }
    opened.onclose = () => {
      if (socket !== opened) return
      socket = null
      failures += 1
      handlers.onState(false)
      // Not all at once after a restart.
      retry = setTimeout(open, pause * (0.5 + Math.random()))
      pause = Math.min(pause * 2, longestPauseMs)
    }
  }
  const send = (frame: ChatClientFrame): boolean => {
    if (socket?.readyState !== openState) return false
    socket.send(JSON.stringify(frame))
    return true
  }
  const reconnect = () => {
    const previous = socket
    socket = null
    previous?.close()
    handlers.onState(false)
    open()
  }
  const heartbeat = setInterval(() => {
    if (socket && serverNow() - lastReceivedAt > silenceMs) reconnect()
    else send({ kind: 'ping' })
  }, chatPingMs)
  const onOnline = () => {
    pause = firstPauseMs
    reconnect()
  }
  const close = () => {
    ended = true
    clearTimeout(retry)
    clearInterval(heartbeat)
    window.removeEventListener('online', onOnline)
    const previous = socket
    socket = null
    previous?.close()
  }
  window.addEventListener('online', onOnline)
  open()
  return { send, retry: onOnline, close }
}
