import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/kernel/app-context'
import { bind } from '../../platform/kernel/route'
import { cashbackState, claimCashback } from './claim'

export const cashbackRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(app, ctx, 'manualRebate', ({ merchant, member }) => cashbackState(ctx, merchant, member))
  bind(app, ctx, 'claimManualRebate', ({ merchant, member, idempotencyKey }) =>
    claimCashback(ctx, merchant, member, idempotencyKey),
  )
}
