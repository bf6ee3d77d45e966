import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../../platform/db/columns'

export const memberPictures = pgTable('member_pictures', {
  memberId: text('member_id').primaryKey(),
  /** SHA-256 of the bytes: the address changes with the picture and can be cached for ever. */
  hash: text('hash').notNull(),
  bytes: bytea('bytes').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
