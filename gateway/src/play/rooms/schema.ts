import type { Currency } from '@mosaic/contracts'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minorUnits } from '../../platform/db/columns'

export const roomPasses = pgTable('room_passes', {
  id: uuid('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  roomId: text('room_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  price: minorUnits('price').notNull(),
  boughtAt: instant('bought_at').notNull(),
  validUntil: instant('valid_until').notNull(),
})
export type RoomPass = typeof roomPasses.$inferSelect
