import type { WireLanguage } from '@mosaic/contracts'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'

export const readingLanguages = pgTable('reading_languages', {
  memberId: text('member_id').primaryKey(),
  language: text('language').$type<WireLanguage>().notNull(),
  at: instant('at').notNull(),
})
