import type { AgentChangeKind, DeskValue } from '@mosaic/contracts/desk'
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { StoredTerms } from '../../agents'
import { instant } from '../../platform/db/columns'

export const agentChanges = pgTable('agent_changes', {
  id: uuid('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  kind: text('kind').$type<AgentChangeKind>().notNull(),
  /** Of a move. */
  uplineId: text('upline_id'),
  /** Of a decided move: the agent above before it. */
  fromId: text('from_id'),
  /** Of an offer. */
  terms: jsonb('terms').$type<StoredTerms>(),
  /** Of an end. */
  contractId: uuid('contract_id'),
  reason: text('reason').notNull(),
  state: text('state').$type<DeskValue<'decideAgentChange'>['state']>().notNull(),
  proposedBy: text('proposed_by').notNull(),
  proposedAt: instant('proposed_at').notNull(),
  decidedBy: text('decided_by'),
  decidedAt: instant('decided_at'),
  refusal: text('refusal').notNull().default(''),
})
export type AgentChangeRow = typeof agentChanges.$inferSelect
