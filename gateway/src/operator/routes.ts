import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { deskSchemas } from '@mosaic/contracts/desk'
import { z } from 'zod'
import { proofBytes, verifyLedger } from '../money'
import { signatureOf } from '../platform'
import type { AppContext } from '../platform/runtime/app-context'
import { rawBodyScope } from '../platform/http/route-scope'
import { activityRoutes } from './activity/routes'
import { addOperator, restartOperator } from './accounts/manage'
import { conversationRoutes } from './conversations/routes'
import { decisionRoute, operator, readBody, rejection } from './decision-route'
import { decideDepositProof, depositProofs } from './deposits'
import { freeRoundsRoutes } from './free-rounds/routes'
import { readableReport, reconcile, reconcileRounds } from './reconciliation'
import { commandActor } from './second-person'
import { decideWithdrawal, listWithdrawals } from './withdrawals'

const withdrawalDecision = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('approve'), operator }),
  rejection,
])
const depositDecision = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('approve'), operator, amount: z.string().regex(/^\d{1,12}(\.\d{1,4})?$/) }),
  rejection,
])
const newOperator = deskSchemas.addOperator.body.extend({
  operator,
  /** A lost passkey: the account begins anew, its role stays. */
  restart: z.boolean().default(false),
})
/** A round may stay open for a day, when its player left it (domain §2.2). */
const roundsWanted = z.object({
  days: z.coerce.number().int().min(1).max(31).default(1),
  openHours: z.coerce.number().min(0).max(10_000).default(24),
})
const image = z.object({ id: z.uuid(), image: z.uuid() })

/** Calls of people of the house: no envelope of players, no player's token, signed over the raw bytes with a key of their own. */
export const operatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const key = ctx.config.keys.ops
  if (key === null) return
  void app.register(
    rawBodyScope('operator', async (scope) => {
      scope.addHook('preHandler', async (request: FastifyRequest, reply: FastifyReply) => {
        const verdict = signatureOf([key], request)
        void reply.header('cache-control', 'no-store')
        if (!verdict.ok) await reply.code(401).send({ error: verdict.reason })
      })
      conversationRoutes(scope, ctx)
      freeRoundsRoutes(scope, ctx)
      activityRoutes(scope, ctx)
      scope.get<{ Querystring: { noted?: string } }>('/ops/v1/ledger/verification', (request) => {
        const [, number, hash] = /^(\d{1,18}):([0-9a-f]{64})$/.exec(request.query.noted ?? '') ?? []
        return verifyLedger(ctx.db, number && hash ? { number: BigInt(number), hash } : null)
      })
      scope.get('/ops/v1/reconciliation', () => reconcile(ctx))
      scope.get('/ops/v1/reconciliation/rounds', async (request, reply) => {
        const asked = roundsWanted.safeParse(request.query)
        if (!asked.success) return reply.code(400).send({ error: asked.error.issues[0]?.path.join('.') || 'query' })
        const { days, openHours } = asked.data
        return readableReport(await reconcileRounds(ctx, { days, openForMs: openHours * 3_600_000 }))
      })
      scope.post('/ops/v1/operators', async (request, reply) => {
        const wanted = newOperator.safeParse(readBody(request))
        if (!wanted.success) return reply.code(400).send({ error: wanted.error.issues[0]?.path.join('.') || 'body' })
        const { operator: name, restart, ...account } = wanted.data
        const made = restart
          ? await restartOperator(ctx, commandActor(name), account.name)
          : await addOperator(ctx, commandActor(name), account)
        return made.ok ? made.value : reply.code(409).send({ error: made.code })
      })
      type Listed = { Querystring: { all?: string } }
      scope.get<Listed>('/ops/v1/withdrawals', (request) =>
        listWithdrawals(ctx, request.query.all === '1' ? 'under-way' : 'waiting'),
      )
      decisionRoute(scope, '/ops/v1/withdrawals', withdrawalDecision, (id, { operator: name, ...verdict }) =>
        decideWithdrawal(ctx, commandActor(name), { id, ...verdict }),
      )
      scope.get<Listed>('/ops/v1/deposit-proofs', async (request) => ({
        list: await depositProofs(ctx, request.query.all === '1' ? 'open' : 'waiting'),
      }))
      decisionRoute(scope, '/ops/v1/deposit-proofs', depositDecision, (id, { operator: name, ...verdict }) =>
        decideDepositProof(ctx, commandActor(name), { id, ...verdict }),
      )
      scope.get('/ops/v1/deposit-proofs/:id/images/:image', async (request, reply) => {
        const asked = image.safeParse(request.params)
        const bytes = asked.success ? await proofBytes(ctx.db, asked.data.id, asked.data.image) : null
        if (bytes === null) return reply.code(404).send({ error: 'unknown' })
        return reply
          .header('x-content-type-options', 'nosniff')
          .header('content-security-policy', "default-src 'none'")
          .header('content-disposition', 'attachment; filename="proof.webp"')
          .type('image/webp')
          .send(Buffer.from(bytes))
      })
    }),
  )
}
