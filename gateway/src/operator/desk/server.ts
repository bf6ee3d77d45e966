import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { fail } from '../../platform/http/result'
import { requestFacts } from '../../platform/http/request-facts'
import { isDatabaseAway, isUnstorable } from '../../platform/db/sql-error'
import { requestsSee } from '../../platform/http/route-scope'
import { slowRequests } from '../../platform/http/slow-requests'
import { refused } from '../accounts/operator-result'
import { allowedNetworks } from './allowed-networks'
import { sendDeskFailure } from './answer'
import { deskFiles } from './files'
import { operatorRoutes } from './routes'
import { sessionAuthentication } from './session-authentication'
import { signInRoutes } from './sign-in-routes'

/** For the probes of the machine, which are in no network of the operators. */
const health = '/healthz'

/** The desk has its own server and origin, apart from the players' calls. */
export const buildDesk = async (
  ctx: AppContext,
  place: { readonly url: string; readonly files: string | null; readonly networks?: readonly string[] | null },
): Promise<FastifyInstance> => {
  const app: FastifyInstance = Fastify({
    loggerInstance: ctx.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: [...ctx.config.trustedProxies],
    // A publication has texts in six languages.
    bodyLimit: 256 * 1024,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    ...slowRequests,
    keepAliveTimeout: 5000,
    genReqId: () => ctx.random.uuid(),
    requestIdHeader: false,
  })
  requestsSee(app, 'every')
  app.removeContentTypeParser('text/plain')
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('x-content-type-options', 'nosniff')
    done()
  })
  app.setNotFoundHandler((_request, reply) => sendDeskFailure(reply, refused('desk.not.found')))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isDatabaseAway(error)) return sendDeskFailure(reply, fail('system.busy'))
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
      return sendDeskFailure(reply, refused('desk.request.invalid'))
    if (isUnstorable(error)) {
      request.log.error({ err: error, req: request }, 'an input that the database cannot hold passed its schema')
      return sendDeskFailure(reply, refused('desk.request.invalid'))
    }
    request.log.error({ err: error, req: request }, 'unexpected failure of the desk')
    return sendDeskFailure(reply, fail('unknown.error'))
  })
  const { networks } = place
  if (networks) {
    const isAllowed = allowedNetworks(networks)
    app.addHook('onRequest', async (request, reply) => {
      if (request.routeOptions.url !== health && !isAllowed(requestFacts(request, null).ip))
        await sendDeskFailure(reply, refused('desk.network.foreign'))
    })
  }
  app.get(health, () => ({ ready: true }))
  const authentication = sessionAuthentication(ctx, new URL(place.url).origin)
  signInRoutes(app, ctx, authentication, place)
  operatorRoutes(app, ctx, authentication.operator)
  if (place.files !== null) deskFiles(app, ctx, place.files)
  return app
}

export const startDesk = async (ctx: AppContext): Promise<() => Promise<void>> => {
  const { desk } = ctx.config
  if (desk === null) return () => Promise.resolve()
  const app = await buildDesk(ctx, desk)
  await app.listen({ port: desk.port, host: '0.0.0.0' })
  return () => app.close()
}
