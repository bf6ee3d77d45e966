import { type Currency, zero } from '@mosaic/contracts'
import type { DeskValue } from '@mosaic/contracts/desk'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minorUnits } from '../../platform/db/columns'

export const freeRounds = pgTable('free_rounds', {
  /** The reward id of the wallet contract. */
  id: uuid('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  gameCode: text('game_code').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  stake: minorUnits('stake').notNull(),
  rounds: integer('rounds').notNull(),
  played: integer('played').notNull().default(0),
  won: minorUnits('won').notNull().default(zero),
  expiresAt: instant('expires_at').notNull(),
  reason: text('reason').notNull(),
  state: text('state').$type<DeskValue<'decideFreeRounds'>['state']>().notNull(),
  proposedBy: text('proposed_by').notNull(),
  proposedAt: instant('proposed_at').notNull(),
  decidedBy: text('decided_by'),
  decidedAt: instant('decided_at'),
  refusal: text('refusal').notNull().default(''),
})
export type FreeRoundsRow = typeof freeRounds.$inferSelect
