import { bodyLimitAt, chatPath } from '@mosaic/contracts'
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { compressStream, preferredEncoding } from './encoding'

const prefixes = ['/wps', '/lgw', '/lotto', '/qa'] as const

type OnResponse = NonNullable<NonNullable<FastifyHttpProxyOptions['replyOptions']>['onResponse']>
type Request = Parameters<OnResponse>[0]
type Reply = Parameters<OnResponse>[1]

/** The envelope of the API for what the gateway does not answer; the trace id is in the edge's log. */
const refusal = (request: Request, errorCode: 'body.too.large' | 'system.busy' | 'request_param_err') => ({
  success: false,
  value: null,
  errorCode,
  traceId: request.id,
})

/**
 * Refused here: the gateway would answer in the middle of the body, and the client would only see a lost connection.
 * Browsers always send a length; a body without one could be endless.
 */
const refuseLongBody = (request: Request, reply: Reply, done: () => void): void => {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers
  const status =
    coding !== undefined ? 411 : Number(length ?? 0) > bodyLimitAt(request.url.split('?')[0] ?? '') ? 413 : null
  if (status === null) return done()
  request.log.warn({ status, length }, 'body refused')
  const code = status === 413 ? 'body.too.large' : 'request_param_err'
  return void reply.code(status).header('cache-control', 'no-store').send(refusal(request, code))
}

/** Bytes; a shorter answer fits into one packet. */
const minCompressedBytes = 1024

/**
 * The gateway does not compress. Only GET answers are compressed: an answer to a POST may hold a secret beside input of
 * its sender, and its length would reveal it (BREACH).
 */
const isCompressible = (request: Request, reply: Reply): boolean =>
  request.method === 'GET' &&
  reply.statusCode === 200 &&
  /^application\/json\b/.test(String(reply.getHeader('content-type') ?? '')) &&
  !reply.hasHeader('content-encoding') &&
  Number(reply.getHeader('content-length') ?? Number.MAX_SAFE_INTEGER) > minCompressedBytes

const sendCompressed: OnResponse = (request, reply, { stream }) => {
  if (!isCompressible(request, reply)) return void reply.send(stream)
  reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
  const encoding = preferredEncoding(String(request.headers['accept-encoding'] ?? ''))
  if (encoding === 'identity') return void reply.send(stream)
  void reply.removeHeader('content-length').header('content-encoding', encoding).send(compressStream(stream, encoding))
}

/** What the gateway decides by: the visitor's address, the cookie of a guest, and from which site the page came. */
const chatHeaders = (headers: Readonly<Record<string, unknown>>, request: Request) => {
  const { cookie, origin, host } = request.headers
  return {
    ...headers,
    ...(cookie !== undefined && { cookie }),
    ...(origin !== undefined && { origin }),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': host ?? '',
    'x-forwarded-proto': request.protocol,
  }
}

/** `rewriteRequestHeaders` is in the library's readme, not in its types. */
const chatClient = { headers: {}, rewriteRequestHeaders: chatHeaders }

/** The chat's socket; the gateway enforces its limits. */
const proxyChat = (app: FastifyInstance, gatewayUrl: string) =>
  app.register(httpProxy, {
    upstream: gatewayUrl,
    prefix: chatPath,
    rewritePrefix: chatPath,
    websocket: true,
    wsClientOptions: chatClient,
    logLevel: 'fatal',
  })

/** Milliseconds in which a healthy gateway sends something. */
export const defaultTimeout = 12_000

/**
 * Milliseconds until an idle connection is closed: less than the 5,000 of Node in the gateway, because a call on a
 * connection that closes is lost.
 */
const defaultIdleTimeout = 4_000

/**
 * One origin for page and API. The edge sets the visitor's address and drops what the client claims: rate limits and
 * region checks rely on it.
 */
export const proxyGateway = async (
  app: FastifyInstance,
  gatewayUrl: string,
  {
    timeout = defaultTimeout,
    idleTimeout = defaultIdleTimeout,
  }: { readonly timeout?: number; readonly idleTimeout?: number } = {},
): Promise<void> => {
  await proxyChat(app, gatewayUrl)
  for (const prefix of prefixes) {
    await app.register(httpProxy, {
      upstream: gatewayUrl,
      prefix,
      // A log line per lost call would hide everything else while the gateway restarts.
      logLevel: 'fatal',
      rewritePrefix: prefix,
      preHandler: refuseLongBody,
      http: { requestOptions: { timeout: timeout }, agentOptions: { timeout: idleTimeout } },
      replyOptions: {
        // A GET is retried once after a lost connection. With a count of 0 the library retries a busy gateway (503) ten
        // times within milliseconds.
        retriesCount: 1,
        rewriteRequestHeaders: (request, headers) => {
          const { 'x-forwarded-for': _claimed, forwarded: _forwarded, 'x-real-ip': _real, ...remaining } = headers
          return {
            ...remaining,
            'x-forwarded-for': request.ip,
            'x-forwarded-host': request.headers.host ?? '',
            'x-forwarded-proto': request.protocol,
          }
        },
        onResponse: sendCompressed,
        onError: (reply) => {
          // The gateway stalled in the middle of an answer, so no second answer can begin.
          if (reply.raw.headersSent) return void reply.raw.destroy()
          void reply
            .code(503)
            .header('retry-after', '2')
            .header('cache-control', 'no-store')
            .send(refusal(reply.request, 'system.busy'))
        },
      },
    })
  }
}
