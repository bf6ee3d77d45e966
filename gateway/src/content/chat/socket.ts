import type {} from '@fastify/websocket'
import { chatClientFrame, chatPath, type ChatServerFrame } from '@mosaic/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { guestTokenOf } from '../../platform/http/guest-cookie'
import { isStorable } from '../../platform/http/storable'
import { ofMerchant } from '../../platform/db/merchant-scope'
import { addressKey } from '../../platform/guard/rate-limit'
import { sendFailure } from '../../platform/http/answer'
import { fail } from '../../platform/http/result'
import type { AppContext } from '../../platform/runtime/app-context'
import { staffedMerchants } from './operator-chat'
import type { Connection, LiveChats } from './live-chats'
import type { ChatOwner } from './chat-owner'
import { type ChatPlace, openChats } from './open-chats'
import { firstPage, say, socketOwner } from './own-chat'
import { chatsOf, markTyping, messagesAfter, messagesBefore, moveMark } from './store'

/** A page says who it is as soon as its socket is open. */
const helloMs = 5000
/** A peer that does not answer the close is cut off. */
const closeMs = 1000
const mostOpen = 8
/** Frames of one page that are handled at the same time. */
const mostWaiting = 50

type ClientFrame = z.output<typeof chatClientFrame>
type Hello = Extract<ClientFrame, { kind: 'hello' }>
type Talk = Pick<Hello, 'token' | 'language'> & {
  readonly owner: ChatOwner
  readonly merchant: string
  readonly connection: Connection
  /** Messages up to this position are not sent over this connection. */
  readonly untold: number
}

const frameOf = (data: unknown) => {
  try {
    const parsed = chatClientFrame.safeParse(JSON.parse(String(data)))
    return parsed.success && isStorable(parsed.data) ? parsed.data : null
  } catch {
    return null
  }
}

/** The chat of one page. Every frame checks the session or the guest anew, so a revoked one ends with the next frame. */
const talk = (
  ctx: AppContext,
  live: LiveChats,
  socket: ChatSocket,
  { guestToken, place }: { readonly guestToken: string | null; readonly place: ChatPlace | undefined },
): void => {
  let open: Talk | null = null
  let waiting = 0
  let queue: Promise<void> = Promise.resolve()
  const send = (frame: ChatServerFrame): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame))
  }
  const close = (): void => {
    socket.close()
    setTimeout(() => socket.terminate(), closeMs).unref()
  }
  const end = (code: string): void => {
    send({ kind: 'refused', code })
    close()
  }

  const begin = async ({ token, merchant, language, after }: Hello): Promise<void> => {
    const found = await socketOwner(ctx, { token, merchant, guestToken })
    if (!found.ok) return end(found.code)
    const owner = found.value
    if (live.openOf(owner.id) >= mostOpen) return end('rate.limited')
    if (place?.identify(owner.kind) === false) return end('system.busy')
    const [chat] = await chatsOf(ctx.db, [owner.id])
    const lastSeq = chat?.lastSeq ?? 0
    // A page that knows later messages than exist talked to an older database: it starts over.
    const known = after > lastSeq ? 0 : after
    const first = known === 0 ? await messagesBefore(ctx.db, owner.id, lastSeq + 1, firstPage) : []
    const { merchantCode } = owner
    const staffed = (await staffedMerchants(ctx, [merchantCode])).has(merchantCode)
    send({ kind: 'welcome', staffed, more: (first[0]?.seq ?? 1) > 1 })
    if (first.length > 0) send({ kind: 'messages', list: first })
    const connection: Connection = {
      ownerId: owner.id,
      merchantCode,
      known: first.at(-1)?.seq ?? known,
      marks: '',
      typing: ctx.clock.now(),
      staffed,
      lastFrameAt: ctx.clock.now(),
      send,
      close,
    }
    clearTimeout(late)
    open = { owner, merchant, connection, token, language, untold: known === 0 ? (first[0]?.seq ?? 1) - 1 : known }
    if (socket.readyState !== socket.OPEN) return
    live.add(connection)
    await live.deliverChanges()
  }

  const handle = async (data: unknown): Promise<void> => {
    const frame = frameOf(data)
    if (frame === null) return end('request_param_err')
    const talking = open
    if (talking !== null) return ofMerchant(talking.merchant, () => handleOf(talking, frame))
    return frame.kind === 'hello' ? ofMerchant(frame.merchant, () => begin(frame)) : end('request_param_err')
  }

  const handleOf = async (
    { owner, merchant, token, language, connection, untold }: Talk,
    frame: ClientFrame,
  ): Promise<void> => {
    connection.lastFrameAt = ctx.clock.now()
    const still = await socketOwner(ctx, { token, merchant, guestToken })
    if (!still.ok) return end(still.code)
    switch (frame.kind) {
      case 'hello':
        return end('request_param_err')
      case 'say': {
        const said = await say(ctx, owner, language, frame)
        if (!said.ok) return send({ kind: 'refused', code: said.code, id: frame.id })
        // The message is older than the next one this page gets, so no later event would confirm it.
        if (said.value <= untold)
          send({ kind: 'messages', list: await messagesAfter(ctx.db, owner.id, said.value - 1, 1) })
        return
      }
      case 'typing':
        return markTyping(ctx.db, owner.id, 'memberTypingAt', ctx.clock.now())
      case 'read':
        return moveMark(ctx.db, owner.id, 'memberRead', frame.seq)
      case 'ping':
        return send({ kind: 'pong' })
    }
  }

  const late = setTimeout(() => open ?? end('request_param_err'), helloMs)
  socket.on('message', (data: unknown) => {
    waiting += 1
    if (waiting > mostWaiting) return end('rate.limited')
    queue = queue
      .then(() => handle(data))
      .catch((error: unknown) => {
        ctx.log.error({ err: error }, 'a chat ended')
        end('system.busy')
      })
      .finally(() => {
        waiting -= 1
      })
  })
  socket.on('close', () => {
    clearTimeout(late)
    if (open) live.remove(open.connection)
  })
}

type ChatSocket = {
  readonly OPEN: number
  readonly readyState: number
  send(text: string): void
  close(): void
  terminate(): void
  on(event: 'message', received: (data: unknown) => void): unknown
  on(event: 'close', received: () => void): unknown
}

const retrySeconds = '30'

export const chatSocket = (app: FastifyInstance, ctx: AppContext, live: LiveChats): void => {
  const chats = openChats()
  const places = new WeakMap<FastifyRequest, ChatPlace>()
  void app.get(
    chatPath,
    {
      websocket: true,
      preValidation: async (request, reply) => {
        const { socket } = reply.raw
        if (socket === null) return undefined
        // A socket that is gone has no address any more.
        const network = addressKey(socket.remoteAddress === undefined ? '' : request.ip)
        const place = chats.take(network, () => socket.destroy())
        if (place === null) return sendFailure(reply, fail('system.busy', undefined, { retryAfter: retrySeconds }))
        places.set(request, place)
        socket.once('close', place.end)
        return undefined
      },
    },
    (socket: ChatSocket, request) =>
      talk(ctx, live, socket, {
        guestToken: guestTokenOf(request, ctx.config),
        place: places.get(request),
      }),
  )
}
