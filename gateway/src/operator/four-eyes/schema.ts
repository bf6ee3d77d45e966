import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'
import type { Decision } from './decision-policy'

/** First approvals of decisions that need two people. */
export const decisionApprovals = pgTable('decision_approvals', {
  decision: text('decision').$type<Decision>().notNull(),
  subject: text('subject').notNull(),
  /** Null: a decision about an operator. */
  merchantCode: text('merchant_code'),
  operator: text('operator').notNull(),
  /** What exactly was approved, where the decision has a choice. */
  terms: text('terms').notNull(),
  at: instant('at').notNull(),
})

/** Who gave an operator the account, a new link or rights. */
export const operatorMakers = pgTable('operator_makers', {
  operator: text('operator').notNull(),
  maker: text('maker').notNull(),
  at: instant('at').notNull(),
})
