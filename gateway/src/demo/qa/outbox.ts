import { desc } from 'drizzle-orm'
import { outbox } from '../../identity'
import type { Db } from '../../platform/db/database'

export const recentOutbox = (db: Db, limit: number) =>
  db
    .select({ channel: outbox.channel, to: outbox.recipient, text: outbox.text, code: outbox.code, at: outbox.at })
    .from(outbox)
    .orderBy(desc(outbox.id))
    .limit(limit)
