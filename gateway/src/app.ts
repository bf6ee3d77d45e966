import { usualBodyLimit } from '@mosaic/contracts'
import formbody from '@fastify/formbody'
import websocket from '@fastify/websocket'
import Fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify'
import { slowRequests } from './platform/http/slow-requests'
import type { AppContext } from './platform/runtime/app-context'
import { allowedMethods } from './platform/http/allowed-methods'
import { requestsSee } from './platform/http/route-scope'
import { sendFailure } from './platform/http/answer'
import { fail, Refusal } from './platform/http/result'
import { isDatabaseAway, isUnstorable } from './platform/db/sql-error'

/** Bytes of one message over a socket. */
const largestFrame = 16 * 1024

/** The whole gateway as one Fastify instance: the kernel's rules first, then every module of `ctx.modules`. */
export const buildApp = async (ctx: AppContext): Promise<FastifyInstance> => {
  const app: FastifyInstance = Fastify({
    loggerInstance: ctx.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: [...ctx.config.trustedProxies],
    bodyLimit: usualBodyLimit,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    ...slowRequests,
    keepAliveTimeout: 5000,
    routerOptions: { maxParamLength: 128 },
    // What is logged of a call names its id itself; a logger for each call costs more than the few lines are worth.
    childLoggerFactory: (logger) => logger,
    genReqId: () => ctx.random.uuid(),
    requestIdHeader: false,
  })

  app.removeContentTypeParser('text/plain')
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined)
    else parseJson(request, text.toString(), done)
  })
  await app.register(formbody)
  await app.register(websocket, { options: { maxPayload: largestFrame } })

  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('x-content-type-options', 'nosniff')
    done()
  })

  requestsSee(app, 'none')
  app.addHook('onClose', () => ctx.deferredTasks.settled())

  const methods = allowedMethods(app)
  app.setNotFoundHandler((request, reply) => {
    const allowed = methods.of(request.url.split('?')[0] ?? '')
    if (allowed.length === 0) return sendFailure(reply, fail('function.not.available'))
    reply.header('allow', allowed.join(', '))
    return sendFailure(reply, fail('request_param_err', 405, { method: 'unknown' }))
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refusal) return sendFailure(reply, error.failure)
    if (isDatabaseAway(error)) {
      request.log.error({ err: error, req: request }, 'database away')
      return sendFailure(reply, fail('system.busy'))
    }
    if (error.statusCode === 413) return sendFailure(reply, fail('body.too.large'))
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
      return sendFailure(reply, fail('request_param_err', error.statusCode))
    if (isUnstorable(error)) {
      request.log.error({ err: error, req: request }, 'an input that the database cannot hold passed its schema')
      return sendFailure(reply, fail('request_param_err'))
    }
    request.log.error({ err: error, req: request }, 'unexpected failure')
    return sendFailure(reply, fail('unknown.error'))
  })

  // Alive without a question to anybody: a database that is away restarts nothing.
  app.get('/livez', () => ({ live: true }))
  // While the gateway closes, Fastify answers 503 by itself.
  app.get('/healthz', async (_request, reply) => {
    try {
      await ctx.database.ping()
      return { ready: true }
    } catch {
      return reply.code(503).send({ ready: false })
    }
  })

  for (const module of ctx.modules) module.routes(app, ctx)
  return app
}
