import { desc } from 'drizzle-orm'
import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/kernel/columns'
import type { Db } from '../../platform/kernel/database'

export const outbox = pgTable('outbox', {
  id: bigint('id', { mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  channel: text('channel').$type<'sms' | 'email'>().notNull(),
  recipient: text('recipient').notNull(),
  text: text('text').notNull(),
  code: text('code'),
  at: instant('at').notNull(),
})

export const recentOutbox = (db: Db, limit: number) =>
  db
    .select({ channel: outbox.channel, to: outbox.recipient, text: outbox.text, code: outbox.code, at: outbox.at })
    .from(outbox)
    .orderBy(desc(outbox.id))
    .limit(limit)
