import type { ChatClientFrame, ChatMessage, ChatServerFrame } from '@mosaic/contracts'
import { chatPath } from '@mosaic/contracts'
import type { TestGateway } from './gateway'

type Hello = {
  readonly token?: string
  readonly after?: number
  readonly merchant?: string
  readonly app?: TestGateway['app']
  /** Of the request that opens the socket. */
  readonly headers?: Record<string, string>
}

/** Opens the chats of browsers' pages at a gateway, and closes all of them. */
export const chatPages = async (gateway: TestGateway) => {
  await gateway.app.ready()
  const chat = gateway.ctx.modules.find(({ name }) => name === 'chat')
  const stop = (await chat?.start?.(gateway.ctx)) ?? (() => Promise.resolve())
  const sockets: { terminate: () => void }[] = []

  const page = async ({ token = '', after = 0, merchant = 'aurora', app = gateway.app, headers = {} }: Hello) => {
    const socket = await app.injectWS(chatPath, { headers })
    sockets.push(socket)
    const received: ChatServerFrame[] = []
    let wake = () => undefined as void
    const seen = async <F extends ChatServerFrame>(isIt: (frame: ChatServerFrame) => frame is F): Promise<F> => {
      for (;;) {
        const found = received.find(isIt)
        if (found) return found
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    }
    socket.on('message', (data: Buffer) => {
      received.push(JSON.parse(data.toString('utf8')) as ChatServerFrame)
      wake()
    })
    const send = (frame: ChatClientFrame) => socket.send(JSON.stringify(frame))
    const messages = (): ChatMessage[] =>
      received.flatMap((frame) => (frame.kind === 'messages' ? [...frame.list] : []))
    const has = (text: string) =>
      seen(
        (frame): frame is Extract<ChatServerFrame, { kind: 'messages' }> =>
          frame.kind === 'messages' && frame.list.some((message) => message.text === text),
      )
    const kind = <K extends ChatServerFrame['kind']>(wanted: K) =>
      seen((frame): frame is Extract<ChatServerFrame, { kind: K }> => frame.kind === wanted)
    send({ kind: 'hello', token, merchant, language: 'EN', after })
    return { send, messages, has, kind, received, close: () => socket.terminate() }
  }

  return {
    page,
    close: async () => {
      for (const socket of sockets) socket.terminate()
      // The gateway does not see that an injected socket is closed and would wait 30 s for it.
      for (const socket of gateway.app.websocketServer.clients) socket.terminate()
      await stop()
    },
  }
}

export const saying = (text: string, id = crypto.randomUUID()): Extract<ChatClientFrame, { kind: 'say' }> => ({
  kind: 'say',
  id,
  text,
})
