import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { compareActivity, rewriteActivity } from '../../play'
import type { AppContext } from '../../platform/runtime/app-context'
import { operator, readBody } from '../decision-route'
import { writeLog } from '../log'
import { commandActor } from '../second-person'

const rewrite = z.object({ operator })

/** Compares the activity totals with rounds and ledger, and writes them anew. */
export const activityRoutes = (scope: FastifyInstance, ctx: AppContext): void => {
  scope.get('/ops/v1/activity', () => compareActivity(ctx.db))
  scope.post('/ops/v1/activity/rewrite', async (request, reply) => {
    const wanted = rewrite.safeParse(readBody(request))
    if (!wanted.success) return reply.code(400).send({ error: wanted.error.issues[0]?.path.join('.') || 'body' })
    const line = { action: 'activity.rewrite', subject: 'activity' }
    await rewriteActivity(ctx.db, (tx) => writeLog(tx, commandActor(wanted.data.operator), ctx.clock.now(), line))
    return compareActivity(ctx.db)
  })
}
