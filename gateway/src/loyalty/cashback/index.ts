import { defineModule } from '../../platform/runtime/module'
import type { RatesOf } from './claim'
import { cashbackRoutes } from './routes'

export { cashbackPostings } from './expected-postings.sql'

/** A member may have other rates than the merchant's profile: `ratesOf` knows them. */
export const cashbackModule = (ratesOf: RatesOf) =>
  defineModule({ name: 'cashback', routes: (app, ctx) => cashbackRoutes(app, ctx, ratesOf) })
