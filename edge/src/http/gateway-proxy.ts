import { bodyLimitAt, chatPath } from '@mosaic/contracts'
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { compressStream, preferredEncoding } from './encoding'

const prefixes = ['/wps', '/lgw', '/lotto', '/qa'] as const

/** The envelope that callers of the API expect, also when nobody answers behind us. */
const busy = { success: false, value: null, errorCode: 'system.busy' }

type OnResponse = NonNullable<NonNullable<FastifyHttpProxyOptions['replyOptions']>['onResponse']>
type Request = Parameters<OnResponse>[0]
type Reply = Parameters<OnResponse>[1]

const tooLong = { success: false, value: null, errorCode: 'request_param_err' }

/**
 * Turned away here: the gateway would answer in the middle of a body, and who still writes it hears of a lost connection only.
 * Browsers say how long a body is; one that does not could be of any length.
 */
const refuseLongBody = (request: Request, reply: Reply, done: () => void): void => {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers
  if (coding !== undefined) return void reply.code(411).send(tooLong)
  if (Number(length ?? 0) > bodyLimitAt(request.url.split('?')[0] ?? '')) return void reply.code(413).send(tooLong)
  done()
}

/** Shorter answers fit into one packet anyway, bytes. */
const worthIt = 1024

/**
 * The gateway answers plainly and lists of games are long. Only what is read is packed: an answer to a POST may hold a
 * secret beside words of its sender, whose length would then tell of it (BREACH).
 */
const isPacked = (request: Request, reply: Reply): boolean =>
  request.method === 'GET' &&
  reply.statusCode === 200 &&
  /^application\/json\b/.test(String(reply.getHeader('content-type') ?? '')) &&
  !reply.hasHeader('content-encoding') &&
  Number(reply.getHeader('content-length') ?? Number.MAX_SAFE_INTEGER) > worthIt

const sendPacked: OnResponse = (request, reply, { stream }) => {
  if (!isPacked(request, reply)) return void reply.send(stream)
  reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
  const encoding = preferredEncoding(String(request.headers['accept-encoding'] ?? ''))
  if (encoding === 'identity') return void reply.send(stream)
  void reply.removeHeader('content-length').header('content-encoding', encoding).send(compressStream(stream, encoding))
}

/** The socket of the chat; its limits are the gateway's, which reads the first frame. */
const proxyChat = (app: FastifyInstance, gatewayUrl: string) =>
  app.register(httpProxy, {
    upstream: gatewayUrl,
    prefix: chatPath,
    rewritePrefix: chatPath,
    websocket: true,
    logLevel: 'fatal',
  })

/** Milliseconds in which a gateway that is well says something. */
const usualPatience = 12_000

/** Milliseconds after which an unused connection is given up: before the gateway does so, which Node does after 5,000. A call that meets its end is lost. */
const usualIdle = 4_000

/**
 * One origin for page and API. The visitor's address is written here and whatever a visitor wrote himself is dropped:
 * rate limits and region checks behind trust it.
 */
export const proxyGateway = async (
  app: FastifyInstance,
  gatewayUrl: string,
  { patience = usualPatience, idle = usualIdle }: { readonly patience?: number; readonly idle?: number } = {},
): Promise<void> => {
  await proxyChat(app, gatewayUrl)
  for (const prefix of prefixes) {
    await app.register(httpProxy, {
      upstream: gatewayUrl,
      prefix,
      // One line for each lost call of each visitor would bury everything else while the gateway restarts.
      logLevel: 'fatal',
      rewritePrefix: prefix,
      preHandler: refuseLongBody,
      http: { requestOptions: { timeout: patience }, agentOptions: { timeout: idle } },
      replyOptions: {
        // What only reads is asked once more when its connection ends without an answer. With a count of 0 the library asks a busy gateway (503) ten times within milliseconds.
        retriesCount: 1,
        rewriteRequestHeaders: (request, headers) => {
          const { 'x-forwarded-for': _claimed, forwarded: _forwarded, 'x-real-ip': _real, ...kept } = headers
          return {
            ...kept,
            'x-forwarded-for': request.ip,
            'x-forwarded-host': request.headers.host ?? '',
            'x-forwarded-proto': request.protocol,
          }
        },
        onResponse: sendPacked,
        onError: (reply) => {
          // It fell silent in the middle of an answer: a second one cannot be begun.
          if (reply.raw.headersSent) return void reply.raw.destroy()
          void reply.code(503).header('retry-after', '2').header('cache-control', 'no-store').send(busy)
        },
      },
    })
  }
}
