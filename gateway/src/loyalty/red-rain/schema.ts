import { type Currency, zero } from '@mosaic/contracts'
import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minorUnits } from '../../platform/db/columns'

export const redRains = pgTable('red_rains', {
  id: uuid('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  /** Of the merchant's rain. */
  campaignId: text('campaign_id'),
  /** The agent whose rain it is. */
  giverId: text('giver_id'),
  requestKey: text('request_key'),
  total: minorUnits('total').notNull(),
  envelopes: integer('envelopes').notNull(),
  waves: integer('waves').notNull(),
  waveMs: bigint('wave_ms', { mode: 'number' }).notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  createdAt: instant('created_at').notNull(),
  closedAt: instant('closed_at'),
  /** What nobody caught. */
  returned: minorUnits('returned').notNull().default(zero),
})
export type RainRow = typeof redRains.$inferSelect

export const redRainShares = pgTable('red_rain_shares', {
  id: uuid('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  rainId: uuid('rain_id').notNull(),
  place: integer('place').notNull(),
  amount: minorUnits('amount').notNull(),
  /** The wave in which it falls first. */
  wave: integer('wave').notNull(),
  memberId: text('member_id'),
  claimedWave: integer('claimed_wave'),
  claimedAt: instant('claimed_at'),
})
export type ShareRow = typeof redRainShares.$inferSelect
