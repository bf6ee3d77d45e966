import type { Currency, GameCategory } from '@mosaic/contracts'
import { date, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, minorUnits } from '../../platform/db/columns'

const day = (name: string) => date(name, { mode: 'string' })

/** Business days whose commissions are computed. */
export const rebateDays = pgTable('rebate_days', {
  merchantCode: text('merchant_code').notNull(),
  day: day('day').notNull(),
  workedOutAt: instant('worked_out_at').notNull(),
})

/** Valid bet that the run of `day` counted; negative when bets of an earlier day were taken back since. */
export const rebateBets = pgTable('rebate_bets', {
  merchantCode: text('merchant_code').notNull(),
  day: day('day').notNull(),
  settledDay: day('settled_day').notNull(),
  memberId: text('member_id').notNull(),
  category: text('category').$type<GameCategory>().notNull(),
  validBet: minorUnits('valid_bet').notNull(),
})

export const agentCommissions = pgTable('agent_commissions', {
  agentId: text('agent_id').notNull(),
  category: text('category').$type<GameCategory>().notNull(),
  day: day('day').notNull(),
  merchantCode: text('merchant_code').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  amount: minorUnits('amount').notNull(),
  /** The rest of rounding down; the ledger books it to `rounding`. */
  remainder: minorUnits('remainder').notNull(),
  paidAt: instant('paid_at'),
})
export type AgentCommission = typeof agentCommissions.$inferSelect
