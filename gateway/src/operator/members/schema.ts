import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'

/** Notes of operators about a member. Rows are only added. */
export const memberNotes = pgTable('member_notes', {
  id: bigint('id', { mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  memberId: text('member_id').notNull(),
  at: instant('at').notNull(),
  operator: text('operator').notNull(),
  text: text('text').notNull(),
})
