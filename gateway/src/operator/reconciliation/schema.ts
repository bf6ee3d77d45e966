import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, minorUnits } from '../../platform/db/columns'
import type { BookDifferenceKind, BookLine } from '../../money'
import type { DifferenceKind } from './compare-rounds'

/** Runs, each for days of one time zone by one gateway. Without an end the run was interrupted. */
export const reconciliationRuns = pgTable('reconciliation_runs', {
  provider: text('provider').notNull(),
  timeZone: text('time_zone').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at'),
})

export const reconciledDays = pgTable('reconciled_days', {
  provider: text('provider').notNull(),
  currency: text('currency').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  rounds: integer('rounds').notNull(),
  settled: integer('settled').notNull(),
  stake: minorUnits('stake').notNull(),
  win: minorUnits('win').notNull(),
  missing: integer('missing').notNull(),
  extra: integer('extra').notNull(),
  amount: integer('amount').notNull(),
  open: integer('open').notNull(),
  comparedAt: instant('compared_at').notNull(),
})

/** One side of a round, with amounts in minor units. */
export type StoredSide = {
  readonly state: string
  readonly stake: string
  readonly win: string
  readonly currency: string
}

export const reconciledRounds = pgTable('reconciled_rounds', {
  provider: text('provider').notNull(),
  roundId: text('round_id').notNull(),
  currency: text('currency').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  kind: text('kind').$type<DifferenceKind>().notNull(),
  here: jsonb('here').$type<StoredSide>(),
  there: jsonb('there').$type<StoredSide>(),
})

/** Business rows and transactions that do not agree, by the UTC day of the row or the transaction. */
export const ledgerDifferences = pgTable('ledger_differences', {
  merchantCode: text('merchant_code').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  scope: text('scope').notNull(),
  key: text('key').notNull(),
  kind: text('kind').$type<BookDifferenceKind>().notNull(),
  recorded: jsonb('recorded').$type<readonly BookLine[]>(),
  posted: jsonb('posted').$type<readonly BookLine[]>(),
})
