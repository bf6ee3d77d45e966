import type { FastifyInstance } from 'fastify'
import { inScope, type MerchantScope } from '../db/merchant-scope'

type Scope = (scope: FastifyInstance) => Promise<void>

/** A scope of routes with hooks of their own. Named, because for a nameless plugin Fastify searches all loaded modules. */
export const routeScope = (name: string, routes: Scope): Scope =>
  Object.assign(routes, { [Symbol.for('fastify.display-name')]: name })

/** Bodies stay bytes, because the caller has signed the bytes. */
export const rawBodyScope = (name: string, routes: Scope): Scope =>
  routeScope(name, async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
    await routes(scope)
  })

/** Whose rows the routes of a server or route scope see until they say otherwise; set again after a body, which arrives by events. */
export const requestsSee = (app: FastifyInstance, scope: MerchantScope): void => {
  app.addHook('onRequest', (_request, _reply, done) => inScope(scope, done))
  app.addHook('preValidation', (_request, _reply, done) => inScope(scope, done))
}
