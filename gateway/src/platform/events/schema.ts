import { sql } from 'drizzle-orm'
import { bigint, customType, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, transactionId } from '../db/columns'
import type { EventName, NewEvent } from './event-map'

const snapshot = customType<{ data: string }>({ dataType: () => 'pg_snapshot' })

export const domainEvents = pgTable('domain_events', {
  /** The transaction that wrote it. */
  xid: transactionId('xid').notNull().default(sql`pg_current_xact_id()`),
  id: bigint('id', { mode: 'bigint' }).primaryKey().default(sql`nextval('domain_event_ids')`),
  name: text('name').$type<NewEvent['name']>().notNull(),
  memberId: text('member_id').notNull(),
  at: instant('at').notNull(),
  payload: jsonb('payload').$type<NewEvent['payload']>().notNull(),
})

export const eventCursors = pgTable(
  'event_cursors',
  {
    handler: text('handler').notNull(),
    event: text('event').$type<EventName>().notNull(),
    seen: snapshot('seen').notNull(),
    upto: snapshot('upto'),
    afterId: bigint('after_id', { mode: 'bigint' }).notNull().default(0n),
  },
  ({ handler, event }) => [primaryKey({ columns: [handler, event] })],
)
