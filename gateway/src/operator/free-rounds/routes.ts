import { deskSchemas } from '@mosaic/contracts/desk'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { memberByAccount } from '../../identity'
import type { AppContext } from '../../platform/runtime/app-context'
import { decisionRoute, operator, readBody, rejection } from '../decision-route'
import { commandActor } from '../second-person'
import { decideFreeRounds } from './decision'
import { listFreeRounds } from './listed'
import { proposeFreeRounds } from './proposal'

/** A command names members as people do. */
const proposal = deskSchemas.proposeFreeRounds.body
  .omit({ memberId: true })
  .extend({ operator, merchant: z.string().max(32), account: z.string().max(64) })
const decision = z.discriminatedUnion('verdict', [z.object({ verdict: z.literal('approve'), operator }), rejection])

export const freeRoundsRoutes = (scope: FastifyInstance, ctx: AppContext): void => {
  scope.get<{ Querystring: { all?: string } }>('/ops/v1/free-rounds', (request) =>
    listFreeRounds(ctx, request.query.all === '1' ? 'all' : 'waiting'),
  )
  scope.post('/ops/v1/free-rounds', async (request, reply) => {
    const wanted = proposal.safeParse(readBody(request))
    if (!wanted.success) return reply.code(400).send({ error: wanted.error.issues[0]?.path.join('.') || 'body' })
    const { operator: name, merchant, account, ...wish } = wanted.data
    const member = await memberByAccount(ctx.db, merchant, account)
    if (!member) return reply.code(409).send({ error: 'desk.not.found' })
    const proposed = await proposeFreeRounds(ctx, commandActor(name), { ...wish, memberId: member.id })
    return proposed.ok ? proposed.value : reply.code(409).send({ error: proposed.code })
  })
  decisionRoute(scope, '/ops/v1/free-rounds', decision, (id, { operator: name, ...verdict }) =>
    decideFreeRounds(ctx, commandActor(name), { id, ...verdict }),
  )
}
