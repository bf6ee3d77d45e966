import { chatPath, type ChatAsked, type ChatTold } from '@mosaic/contracts'

export type ChatEnd = {
  /** What may be sent goes out now; the rest is for the next connection. */
  readonly send: (frame: ChatAsked) => boolean
  /** Connects anew at once, also where a connection hangs. */
  readonly retry: () => void
  readonly close: () => void
}

export type ChatHeard = {
  /** The first frame of each connection. */
  readonly hello: () => ChatAsked
  readonly onFrame: (frame: ChatTold) => void
  readonly onState: (connected: boolean) => void
}

const firstPauseMs = 500
const longestPauseMs = 15_000
const pingMs = 25_000
/** Without a word for so long after a ping, the connection is taken for lost. */
const silenceMs = 40_000

export const chatAddress = ({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${chatPath}`

const isFrame = (value: unknown): value is ChatTold => typeof value === 'object' && value !== null && 'kind' in value

/** A socket that opens anew whenever it is lost: sooner at first, at once when the network is back. */
export const connectChat = (heard: ChatHeard, address = chatAddress(window.location)): ChatEnd => {
  let socket: WebSocket | null = null
  let pause = firstPauseMs
  let retry: ReturnType<typeof setTimeout> | undefined
  let last = Date.now()
  let ended = false

  const open = () => {
    clearTimeout(retry)
    if (ended) return
    const mine = new WebSocket(address)
    socket = mine
    mine.onopen = () => mine.send(JSON.stringify(heard.hello()))
    mine.onmessage = ({ data }: MessageEvent<unknown>) => {
      last = Date.now()
      let frame: unknown
      try {
        frame = JSON.parse(String(data))
      } catch {
        return
      }
      if (!isFrame(frame)) return
      if (frame.kind === 'welcome') {
        pause = firstPauseMs
        heard.onState(true)
      }
      heard.onFrame(frame)
    }
    mine.onclose = () => {
      if (socket !== mine) return
      socket = null
      heard.onState(false)
      // Not all at once after a restart.
      retry = setTimeout(open, pause * (0.5 + Math.random()))
      pause = Math.min(pause * 2, longestPauseMs)
    }
  }
  const send = (frame: ChatAsked): boolean => {
    if (socket?.readyState !== WebSocket.OPEN) return false
    socket.send(JSON.stringify(frame))
    return true
  }
  const lose = () => {
    const lost = socket
    socket = null
    lost?.close()
    heard.onState(false)
    open()
  }
  const beat = setInterval(() => {
    if (socket && Date.now() - last > silenceMs) lose()
    else send({ kind: 'ping' })
  }, pingMs)
  const back = () => {
    pause = firstPauseMs
    lose()
  }
  window.addEventListener('online', back)
  open()
  return {
    send,
    retry: back,
    close: () => {
      ended = true
      clearTimeout(retry)
      clearInterval(beat)
      window.removeEventListener('online', back)
      const lost = socket
      socket = null
      lost?.close()
    },
  }
}
