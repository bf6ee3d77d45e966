import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CanaryWatch } from '../canary/watch-canaries'
import { beaconSchema } from '../canary/beacon'

/**
 * `POST /beacon`: reports of tabs about loading. The answer is always the same, so that invalid input reveals nothing.
 */
export const receiveBeacons = (
  app: FastifyInstance,
  watch: CanaryWatch,
  merchantOf: (request: FastifyRequest) => Promise<string | null>,
  onError: (error: unknown) => void,
): void => {
  app.register(async (scope) => {
    // navigator.sendBeacon sends plain text, which needs no CORS preflight.
    scope.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: 16_384 }, (_request, body, done) =>
      done(null, body),
    )
    scope.post('/beacon', { bodyLimit: 16_384 }, async (request, reply) => {
      const beacon = beaconSchema.safeParse(jsonOf(request.body))
      const merchant = beacon.success ? await merchantOf(request) : null
      if (beacon.success && merchant !== null)
        await watch.record(beacon.data, { address: request.ip, merchant }).catch(onError)
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  })
}

const jsonOf = (body: unknown): unknown => {
  if (typeof body !== 'string') return body
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
