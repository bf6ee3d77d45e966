import type { Minor } from '@mosaic/contracts'
import { type SQL, sql } from 'drizzle-orm'
import { bigintValue } from '../../platform/db/columns'
import { freeRounds } from './schema'

export const onePlayedMore: SQL = sql`${freeRounds.played} + 1`
export const onePlayedLess: SQL = sql`${freeRounds.played} - 1`
export const wonMore = (won: Minor): SQL => sql`${freeRounds.won} + ${bigintValue(won)}`
export const roundsLeft: SQL<number> = sql`${freeRounds.rounds} - ${freeRounds.played}`.mapWith(Number)

/** A table expression of free rounds: `id`, `merchant_code`, `currency`, `played` and `won`. */
export const freeRoundRows: SQL = sql`(
  select ${freeRounds.id} as id, ${freeRounds.merchantCode} as merchant_code, ${freeRounds.currency} as currency, ${freeRounds.played} as played,
    ${freeRounds.won} as won
  from ${freeRounds})`
