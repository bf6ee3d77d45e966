import type { Currency, GameCategory } from '@mosaic/contracts'
import { date, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, minorUnits } from '../../platform/db/columns'
import type { RebateRates } from '../team'

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

/** Upline and rates that the run of `day` used. */
export const rebateMembers = pgTable('rebate_members', {
  merchantCode: text('merchant_code').notNull(),
  day: day('day').notNull(),
  memberId: text('member_id').notNull(),
  parentId: text('parent_id'),
  rates: jsonb('rates').$type<RebateRates>().notNull(),
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
