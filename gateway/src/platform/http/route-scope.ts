import type { FastifyInstance } from 'fastify'

type Scope = (scope: FastifyInstance) => Promise<void>

/** Routes with rules of their own. With a name, since Fastify looks for that of a nameless plugin among all modules that are loaded. */
export const routeScope = (name: string, routes: Scope): Scope =>
  Object.assign(routes, { [Symbol.for('fastify.display-name')]: name })

/** Bodies stay bytes, because the caller has signed the bytes. */
export const rawBodyScope = (name: string, routes: Scope): Scope =>
  routeScope(name, async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
    await routes(scope)
  })
