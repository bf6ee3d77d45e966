import { chatPath, chatPingMs, type ChatClientFrame, type ChatServerFrame } from '@mosaic/contracts'

export type ChatConnection = {
  /** Sends on an open connection; false without one: the frame waits for the next connection. */
  readonly send: (frame: ChatClientFrame) => boolean
  /** Reconnects at once, also if the connection hangs. */
  readonly retry: () => void
  readonly close: () => void
}

type ChatHandlers = {
  /** The first frame of each connection. */
  readonly hello: () => ChatClientFrame
  readonly onFrame: (frame: ChatServerFrame) => void
  readonly onState: (connected: boolean) => void
}

const firstPauseMs = 500
const longestPauseMs = 15_000
/** Without a frame for this long after a ping, the connection counts as lost. */
const silenceMs = 40_000

const chatAddress = ({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${chatPath}`

const isFrame = (value: unknown): value is ChatServerFrame =>
  typeof value === 'object' && value !== null && 'kind' in value

/** A socket that reconnects whenever it is lost, with growing pauses, and at once when the network is back. */
export const connectChat = (handlers: ChatHandlers, address = chatAddress(window.location)): ChatConnection => {
  let socket: WebSocket | null = null
  let pause = firstPauseMs
  let retry: ReturnType<typeof setTimeout> | undefined
  let lastReceivedAt = Date.now()
  let ended = false

  const open = () => {
    clearTimeout(retry)
    if (ended) return
    const opened = new WebSocket(address)
    socket = opened
    opened.onopen = () => opened.send(JSON.stringify(handlers.hello()))
    opened.onmessage = ({ data }: MessageEvent<unknown>) => {
      lastReceivedAt = Date.now()
      let frame: unknown
      try {
        frame = JSON.parse(String(data))
      } catch {
        return
      }
      if (!isFrame(frame)) return
      if (frame.kind === 'welcome') {
        pause = firstPauseMs
        handlers.onState(true)
      }
      handlers.onFrame(frame)
    }
    opened.onclose = () => {
      if (socket !== opened) return
      socket = null
      handlers.onState(false)
      // Not all at once after a restart.
      retry = setTimeout(open, pause * (0.5 + Math.random()))
      pause = Math.min(pause * 2, longestPauseMs)
    }
  }
  const send = (frame: ChatClientFrame): boolean => {
    if (socket?.readyState !== WebSocket.OPEN) return false
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
    if (socket && Date.now() - lastReceivedAt > silenceMs) reconnect()
    else send({ kind: 'ping' })
  }, chatPingMs)
  const onOnline = () => {
    pause = firstPauseMs
    reconnect()
  }
  window.addEventListener('online', onOnline)
  open()
  return {
    send,
    retry: onOnline,
    close: () => {
      ended = true
      clearTimeout(retry)
      clearInterval(heartbeat)
      window.removeEventListener('online', onOnline)
      const previous = socket
      socket = null
      previous?.close()
    },
  }
}
