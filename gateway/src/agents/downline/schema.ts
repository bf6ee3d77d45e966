import type { Currency } from '@mosaic/contracts'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minorUnits } from '../../platform/db/columns'

export const agentTransfers = pgTable('agent_transfers', {
  id: uuid('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  agentId: text('agent_id').notNull(),
  memberId: text('member_id').notNull(),
  amount: minorUnits('amount').notNull(),
  requestKey: text('request_key').notNull(),
  createdAt: instant('created_at').notNull(),
})
export type AgentTransfer = typeof agentTransfers.$inferSelect

export const commissionFreezes = pgTable(
  'commission_freezes',
  {
    agentId: text('agent_id').notNull(),
    frozenBy: text('frozen_by').notNull(),
    merchantCode: text('merchant_code').notNull(),
    frozenAt: instant('frozen_at').notNull(),
  },
  ({ agentId, frozenBy }) => [primaryKey({ columns: [agentId, frozenBy] })],
)
