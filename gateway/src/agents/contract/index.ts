import { defineModule } from '../../platform/runtime/module'
import { contractRoutes } from './routes'
import { settleContracts } from './settle-contracts'

const everyMs = 60_000

/** Contracts between agents (domain §4.4), and the salaries and dividends that they pay. */
export const contractModule = defineModule({
  name: 'contract',
  routes: contractRoutes,
  start: (ctx) => {
    const work = async () => {
      for (const merchant of await ctx.merchants.all()) await settleContracts(ctx, merchant)
    }
    return ctx.jobs.repeat({ name: 'contracts', everyMs, work, failed: 'contracts could not be settled' })
  },
})

export { contractPostings } from './contract.sql'
export { compareContracts } from './compare-contracts'
export { contractCostOf } from './offer-basis'
export { acceptHouseContract } from './house-contract'
export { contractsShown, dividendsShown } from './desk-store'
export { answerContract } from './answer'
export { contractById, contractsByIds, isBoundAt } from './contract-store'
export { offerContract } from './offer'
export { readTerms, type StoredTerms, storeTerms } from './stored-terms'
export { termsOfBody } from './terms-of-body'
export { isExpired } from './life-cycle'
export { type ExplainedPayment, explainedPayments } from './explained-payment'
export { changePayment, lockPayment, paymentsEnding } from './payment-store'
export type { ContractRow, PaymentRow } from './schema'
export type { Terms } from './terms'
export { pendingOffersOf } from './pending-offers'
