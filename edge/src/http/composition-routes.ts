import type { Composition } from '@mosaic/remote-kit'
import type { FastifyInstance } from 'fastify'
import type { CompositionSource } from '../composition/composition-source'
import type { Signer } from '../signing/key-ring'
import { isOwner, isRelease } from '../store/release-names'
import { sendSigned } from './send-text'
import { isVisit, type VisitSource } from './visit'

const releasesOf = ({ host, remotes }: Composition): string =>
  [
    `host ${host.release}`,
    ...Object.entries(remotes)
      .map(([name, { release }]) => `${name} ${release}`)
      .sort(),
  ].join('\n')

const dataHeaders = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/** The composition as data, for tabs that are open. */
export const serveCompositions = (
  app: FastifyInstance,
  visitOf: VisitSource,
  compositions: CompositionSource,
  signer: Signer,
): void => {
  app.get('/composition.json', async (request, reply) => {
    const visit = await visitOf(request)
    reply.headers(dataHeaders)
    if (visit === 'unknown host') return reply.code(404).send({ errorCode: 'merchant.unknown' })
    if (!isVisit(visit)) return reply.code(503).header('retry-after', '5').send({ errorCode: 'system.busy' })
    return sendSigned(request, reply, signer, { ...visit.resolved.composition, issuedAt: Date.now() })
  })

  // The releases that a new tab would get; an open tab compares them with its own.
  app.get('/composition/releases', async (request, reply) => {
    const visit = await visitOf(request)
    reply.headers(dataHeaders).type('text/plain; charset=utf-8')
    if (isVisit(visit)) return reply.send(releasesOf(visit.resolved.composition))
    return reply.code(visit === 'unknown host' ? 404 : 503).send('')
  })

  app.get<{ Params: { remote: string; failing: string } }>(
    '/composition/last-good/:remote/:failing',
    async (request, reply) => {
      const { remote, failing } = request.params
      const visit = isOwner(remote) && isRelease(failing) ? await visitOf(request) : null
      if (!visit || !isVisit(visit)) return reply.callNotFound()
      const { resolved, language } = visit
      const composed = await compositions.lastGood?.(remote, failing, resolved.host, language)
      if (!composed) return reply.callNotFound()
      const { channel, seq } = resolved.composition
      reply.headers(dataHeaders)
      return sendSigned(request, reply, signer, { remote, failing, composed, channel, seq, issuedAt: Date.now() })
    },
  )
}
