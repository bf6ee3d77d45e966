import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { bind } from '../../platform/http/route'
import { cashbackState, claimCashback, type RatesOf } from './claim'

export const cashbackRoutes = (app: FastifyInstance, ctx: AppContext, ratesOf: RatesOf): void => {
  bind(app, ctx, 'manualRebate', ({ merchant, member }) => cashbackState(ctx, ratesOf, merchant, member))
  bind(app, ctx, 'claimManualRebate', ({ merchant, member, idempotencyKey }) =>
    claimCashback(ctx, ratesOf, merchant, member, idempotencyKey),
  )
}
