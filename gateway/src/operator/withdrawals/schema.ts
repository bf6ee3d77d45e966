import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'

/** First approvals of withdrawals that need two people. */
export const withdrawalApprovals = pgTable('withdrawal_approvals', {
  withdrawalId: uuid('withdrawal_id').primaryKey(),
  operator: text('operator').notNull(),
  at: instant('at').notNull(),
})
