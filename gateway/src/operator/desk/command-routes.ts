import type { FastifyInstance } from 'fastify'
import { rawBodyScope, requestsSee } from '../../platform/http/route-scope'
import type { AppContext } from '../../platform/runtime/app-context'
import { commandAuthentication } from './command-authentication'
import { operatorRoutes } from './routes'

/** The operator endpoints for the command line, beside the players' calls; without OPS_KEY there are none. */
export const commandRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { ops: key } = ctx.config.keys
  if (key === null) return
  void app.register(
    rawBodyScope('operator', (scope) => {
      requestsSee(scope, 'every')
      operatorRoutes(scope, ctx, commandAuthentication(key))
      return Promise.resolve()
    }),
  )
}
