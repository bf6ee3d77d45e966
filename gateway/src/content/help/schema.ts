import type { WireLanguage } from '@mosaic/contracts'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

export const helpEntries = pgTable('help_entries', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code'),
  sort: integer('sort').notNull(),
  texts: jsonb('texts').$type<Partial<Record<WireLanguage, { title: string; content: string }>>>().notNull(),
})
export type HelpRow = typeof helpEntries.$inferSelect
