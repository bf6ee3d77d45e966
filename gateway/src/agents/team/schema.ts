import type { GameCategory } from '@mosaic/contracts'
import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'
import type { RebateRates } from './rebate-rate'

/** One row for every pair of ancestor and descendant, a member being its own at depth 0. */
export const agentTree = pgTable('agent_tree', {
  ancestorId: text('ancestor_id').notNull(),
  descendantId: text('descendant_id').notNull(),
  depth: integer('depth').notNull(),
  /** Business day from which a move counts; null: since the member joined. */
  since: date('since', { mode: 'string' }),
})

/** Rows that a move ended: they earned until that day. */
export const agentTreePast = pgTable('agent_tree_past', {
  merchantCode: text('merchant_code').notNull(),
  ancestorId: text('ancestor_id').notNull(),
  descendantId: text('descendant_id').notNull(),
  depth: integer('depth').notNull(),
  since: date('since', { mode: 'string' }),
  until: date('until', { mode: 'string' }).notNull(),
})

export const affiliateCodes = pgTable('affiliate_codes', {
  merchantCode: text('merchant_code').notNull(),
  code: text('code').notNull(),
  memberId: text('member_id').notNull(),
  createdAt: instant('created_at').notNull(),
  label: text('label').notNull().default(''),
  /** Given to members who register by it; null: the agent's own code, which is no link. */
  rates: jsonb('rates').$type<RebateRates>(),
  /** Nobody registers by it any more. */
  removedAt: instant('removed_at'),
})
export type AffiliateCode = Pick<
  typeof affiliateCodes.$inferSelect,
  'code' | 'memberId' | 'label' | 'rates' | 'createdAt'
>

/** Basis points of the valid bet that the agent above has given a member. */
export const memberRebateRates = pgTable('member_rebate_rates', {
  memberId: text('member_id').notNull(),
  category: text('category').$type<GameCategory>().notNull(),
  rate: integer('rate').notNull(),
  givenBy: text('given_by').notNull(),
  givenAt: instant('given_at').notNull(),
  /** Switched off by the agent above; the rate is kept. */
  off: boolean('off').notNull().default(false),
})
