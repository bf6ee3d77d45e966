import type { Currency } from '@mosaic/contracts'
import type { DeskValue } from '@mosaic/contracts/desk'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minorUnits } from '../../platform/db/columns'

export const adjustmentRows = pgTable('adjustments', {
  id: uuid('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  /** Below zero: debited from the member. */
  amount: minorUnits('amount').notNull(),
  reason: text('reason').notNull(),
  state: text('state').$type<DeskValue<'decideAdjustment'>['state']>().notNull(),
  proposedBy: text('proposed_by').notNull(),
  proposedAt: instant('proposed_at').notNull(),
  decidedBy: text('decided_by'),
  decidedAt: instant('decided_at'),
  refusal: text('refusal').notNull().default(''),
})
export type AdjustmentRow = typeof adjustmentRows.$inferSelect
