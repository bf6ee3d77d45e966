import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'

const prefixes = ['/wps', '/lgw', '/qa'] as const

/** The envelope that callers of the API expect, also when nobody answers behind us. */
const busy = { success: false, value: null, errorCode: 'system.busy' }

/**
 * One origin for page and API. The visitor's address is written here and whatever a visitor wrote himself is dropped:
 * rate limits and region checks behind trust it.
 */
export const proxyGateway = async (app: FastifyInstance, gatewayUrl: string): Promise<void> => {
  for (const prefix of prefixes) {
    await app.register(httpProxy, {
      upstream: gatewayUrl,
      prefix,
      // One line for each lost call of each visitor would bury everything else while the gateway restarts.
      logLevel: 'fatal',
      rewritePrefix: prefix,
      http: { requestOptions: { timeout: 12_000 } },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => {
          const { 'x-forwarded-for': _claimed, forwarded: _forwarded, 'x-real-ip': _real, ...kept } = headers
          return { ...kept, 'x-forwarded-for': request.ip, 'x-forwarded-host': request.headers.host ?? '', 'x-forwarded-proto': request.protocol }
        },
        onError: (reply) => {
          void reply.code(503).header('retry-after', '2').header('cache-control', 'no-store').send(busy)
        },
      },
    })
  }
}
