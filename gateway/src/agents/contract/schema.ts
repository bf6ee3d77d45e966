import { type ContractKind, type ContractState, type Currency, zero } from '@mosaic/contracts'
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minorUnits } from '../../platform/db/columns'
import type { StoredTerms } from './stored-terms'

export const agentContracts = pgTable('agent_contracts', {
  id: uuid('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  kind: text('kind').$type<ContractKind>().notNull(),
  agentId: text('agent_id').notNull(),
  /** Null: the house. */
  offerorId: text('offeror_id'),
  version: integer('version').notNull(),
  terms: jsonb('terms').$type<StoredTerms>().notNull(),
  state: text('state').$type<ContractState>().notNull(),
  offeredAt: instant('offered_at').notNull(),
  /** Account of the agent or name of the operator. */
  offeredBy: text('offered_by').notNull(),
  offeredFrom: text('offered_from').notNull(),
  /** The Idempotency-Key of the offer; null where no request made it. */
  requestKey: text('request_key'),
  answeredAt: instant('answered_at'),
  answeredFrom: text('answered_from'),
  /** First instant of the first period in force; null until accepted. */
  fromAt: instant('from_at'),
  /** End of the last period in force; null: no end. */
  toAt: instant('to_at'),
})
export type ContractRow = typeof agentContracts.$inferSelect

export const contractRuns = pgTable(
  'contract_runs',
  {
    merchantCode: text('merchant_code').notNull(),
    schedule: text('schedule').notNull(),
    periodKey: text('period_key').notNull(),
    periodTo: instant('period_to').notNull(),
    computedAt: instant('computed_at').notNull(),
  },
  ({ merchantCode, schedule, periodKey }) => [primaryKey({ columns: [merchantCode, schedule, periodKey] })],
)

export const contractPayments = pgTable(
  'contract_payments',
  {
    contractId: uuid('contract_id').notNull(),
    periodKey: text('period_key').notNull(),
    merchantCode: text('merchant_code').notNull(),
    agentId: text('agent_id').notNull(),
    kind: text('kind').$type<ContractKind>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    periodFrom: instant('period_from').notNull(),
    periodTo: instant('period_to').notNull(),
    turnover: minorUnits('turnover').notNull(),
    stake: minorUnits('stake').notNull(),
    payout: minorUnits('payout').notNull(),
    active: integer('active').notNull(),
    rebates: minorUnits('rebates').notNull().default(zero),
    promotions: minorUnits('promotions').notNull().default(zero),
    salaries: minorUnits('salaries').notNull().default(zero),
    fee: minorUnits('fee').notNull().default(zero),
    carried: minorUnits('carried').notNull().default(zero),
    /** Basis points of the tier; 0: none was reached. */
    rate: integer('rate').notNull(),
    share: minorUnits('share').notNull(),
    below: minorUnits('below').notNull(),
    amount: minorUnits('amount').notNull(),
    carry: minorUnits('carry').notNull().default(zero),
    computedAt: instant('computed_at').notNull(),
    /** Of a dividend, by an operator. */
    approvedAt: instant('approved_at'),
    approvedBy: text('approved_by'),
    /** Of a dividend that is never paid. */
    rejectedAt: instant('rejected_at'),
    rejectedBy: text('rejected_by'),
    refusal: text('refusal').notNull().default(''),
    paidAt: instant('paid_at'),
  },
  ({ contractId, periodKey }) => [primaryKey({ columns: [contractId, periodKey] })],
)
export type PaymentRow = typeof contractPayments.$inferSelect

/** Change of a computed period, counted in the payment of a later one. */
export const contractCorrections = pgTable(
  'contract_corrections',
  {
    contractId: uuid('contract_id').notNull(),
    periodKey: text('period_key').notNull(),
    ofContractId: uuid('of_contract_id').notNull(),
    ofPeriodKey: text('of_period_key').notNull(),
    merchantCode: text('merchant_code').notNull(),
    turnover: minorUnits('turnover').notNull(),
    stake: minorUnits('stake').notNull(),
    payout: minorUnits('payout').notNull(),
  },
  ({ contractId, periodKey, ofContractId, ofPeriodKey }) => [
    primaryKey({ columns: [contractId, periodKey, ofContractId, ofPeriodKey] }),
  ],
)
