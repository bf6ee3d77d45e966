import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'

type Facts = Readonly<Record<string, unknown>>

/** Actions of operators. Rows are only added. */
export const operatorLog = pgTable('operator_log', {
  id: bigint('id', { mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  at: instant('at').notNull(),
  operator: text('operator').notNull(),
  action: text('action').notNull(),
  subject: text('subject').notNull(),
  detail: jsonb('detail').$type<Facts>().notNull(),
  /** Address of the caller; empty for a command. */
  address: text('address').notNull().default(''),
  before: jsonb('before').$type<Facts>(),
  after: jsonb('after').$type<Facts>(),
})
