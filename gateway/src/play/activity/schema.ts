import type { Currency, GameCategory } from '@mosaic/contracts'
import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, minorUnits } from '../../platform/db/columns'

/** Settled rounds of a member in a quarter of an hour and a category; amounts in minor units. */
export const activityTotals = pgTable(
  'activity_totals',
  {
    memberId: text('member_id').notNull(),
    /** The first instant of the quarter. */
    quarter: instant('quarter').notNull(),
    category: text('category').$type<GameCategory>().notNull(),
    merchantCode: text('merchant_code').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    rounds: integer('rounds').notNull(),
    /** With the stakes of free rounds. */
    stake: minorUnits('stake').notNull(),
    /** The part of the stake that the member paid. */
    cashStake: minorUnits('cash_stake').notNull(),
    validBet: minorUnits('valid_bet').notNull(),
    /** Payouts of games; wins of free rounds are rewards and not included. */
    payout: minorUnits('payout').notNull(),
    /** The last counted event; a repeated one is skipped. */
    lastEvent: bigint('last_event', { mode: 'bigint' }).notNull().default(0n),
  },
  ({ memberId, quarter, category }) => [primaryKey({ columns: [memberId, quarter, category] })],
)

/** The sums of `activityTotals` by business day of the merchant; triggers write them. */
export const activityDays = pgTable(
  'activity_days',
  {
    memberId: text('member_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    category: text('category').$type<GameCategory>().notNull(),
    endsAt: instant('ends_at').notNull(),
    merchantCode: text('merchant_code').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    rounds: integer('rounds').notNull(),
    stake: minorUnits('stake').notNull(),
    cashStake: minorUnits('cash_stake').notNull(),
    validBet: minorUnits('valid_bet').notNull(),
    payout: minorUnits('payout').notNull(),
  },
  ({ memberId, startsAt, category }) => [primaryKey({ columns: [memberId, startsAt, category] })],
)

/** Settled rounds of a game that members paid for. */
export const gameActivity = pgTable(
  'game_activity',
  {
    merchantCode: text('merchant_code').notNull(),
    /** The first instant of the hour. */
    hour: instant('hour').notNull(),
    gameCode: text('game_code').notNull(),
    rounds: integer('rounds').notNull(),
  },
  ({ merchantCode, hour, gameCode }) => [primaryKey({ columns: [merchantCode, hour, gameCode] })],
)
