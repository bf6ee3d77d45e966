import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Which migrations were applied; `migrations.ts` makes it before any of them runs. */
export const schemaMigrations = pgTable('schema_migrations', {
  name: text('name').primaryKey(),
  checksum: text('checksum').notNull(),
  appliedAt: instant('applied_at').notNull().default(sql`now()`),
})

export const seedMarks = pgTable('seed_marks', {
  name: text('name').primaryKey(),
  at: instant('at').notNull(),
})
