import { type SQL, sql } from 'drizzle-orm'
import { reconciledDays } from './schema'

/** A day differs when one of its rounds does. */
export const differs: SQL<boolean> = sql<boolean>`${reconciledDays.missing} + ${reconciledDays.extra} + ${reconciledDays.amount} + ${reconciledDays.open} > 0`
