import type { Currency } from '@mosaic/contracts'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'

export const launchTokens = pgTable('launch_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  gameCode: text('game_code').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  language: text('language').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
  deviceSessionId: uuid('device_session_id'),
  roomId: text('room_id'),
})
