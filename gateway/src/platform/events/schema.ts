import { sql } from 'drizzle-orm'
import { bigint, customType, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../kernel/columns'
import type { EventName, NewEvent } from './event-map'

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })
const snapshot = customType<{ data: string }>({ dataType: () => 'pg_snapshot' })

export const domainEvents = pgTable('domain_events', {
  /** The transaction that wrote it. */
  xid: transactionId('xid').notNull().default(sql`pg_current_xact_id()`),
  id: bigint('id', { mode: 'bigint' }).primaryKey().default(sql`nextval('domain_event_ids')`),
  name: text('name').$type<EventName>().notNull(),
  memberId: text('member_id').notNull(),
  at: instant('at').notNull(),
  payload: jsonb('payload').$type<NewEvent['payload']>().notNull(),
})

export const eventCursors = pgTable('event_cursors', {
  handler: text('handler').primaryKey(),
  seen: snapshot('seen').notNull(),
  upto: snapshot('upto'),
  lastId: bigint('last_id', { mode: 'bigint' }).notNull().default(0n),
})
