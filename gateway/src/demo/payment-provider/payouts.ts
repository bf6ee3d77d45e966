import { currencyScale, isCurrency, minor } from '@mosaic/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../platform/runtime/app-context'
import { readJson } from './read-json'
import type { PayoutState } from './schema'
import { savePayout } from './store'

const order = z.object({
  reference: z.uuid(),
  method: z.enum(['pix', 'bank', 'promptpay']),
  account: z.string().min(4).max(77),
  currency: z.string().refine(isCurrency),
  amount: z.string().regex(/^[1-9]\d{0,14}$/),
  scale: z.number().int(),
})

/** Payouts to accounts with this ending are refused, like test numbers of card networks. */
const refusedEnding = '0000'

/** Repeated orders of one reference are paid once. */
export const payoutRoute = (
  scope: FastifyInstance,
  ctx: Pick<AppContext, 'db' | 'clock' | 'random'>,
  signed: (request: FastifyRequest) => boolean,
): void => {
  scope.post('/api/payouts', async (request, reply) => {
    const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    if (!signed(request)) return reply.code(401).send({ error: 'signature' })
    const wanted = readJson(rawBody, order)
    if (!wanted || !isCurrency(wanted.currency) || wanted.scale !== currencyScale[wanted.currency])
      return reply.code(400).send({ error: 'order' })
    const state: PayoutState = wanted.account.endsWith(refusedEnding) ? 'REFUSED' : 'PAID'
    const amount = minor(BigInt(wanted.amount))
    const saved = await savePayout(ctx.db, {
      id: `out_${ctx.random.uuid().replaceAll('-', '').slice(0, 20)}`,
      merchantReference: wanted.reference,
      method: wanted.method,
      account: wanted.account,
      currency: wanted.currency,
      amount,
      state,
      createdAt: ctx.clock.now(),
    })
    if (!saved || saved.amount !== amount || saved.account !== wanted.account)
      return reply.code(409).send({ error: 'reference' })
    return { payoutId: saved.id, state: saved.state }
  })
}
