import type { ChatClientFrame, ChatServerFrame } from '@mosaic/contracts'

export type ChatConnection = {
  /** Sends on an open connection; false without one: the frame waits for the next connection. */
  readonly send: (frame: ChatClientFrame) => boolean
  /** Reconnects at once, also if the connection hangs. */
  readonly retry: () => void
  readonly close: () => void
}

export type ChatHandlers = {
  /** The first frame of each connection. */
  readonly hello: () => Extract<ChatClientFrame, { kind: 'hello' }>
  readonly onFrame: (frame: ChatServerFrame) => void
  readonly onState: (connected: boolean) => void
  /** There is no chat for this visitor. */
  readonly onNoChat: (code: string) => void
}
