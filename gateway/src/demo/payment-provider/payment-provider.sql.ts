import type { Minor } from '@mosaic/contracts'
import { minor } from '@mosaic/contracts'
import { type SQL, sql } from 'drizzle-orm'
import { notifications, payments } from './schema'

/** The paid amount of a paid payment, else the ordered amount. */
export const paidOrOrdered: SQL<Minor> = sql`coalesce(${payments.paidAmount}, ${payments.amount})`.mapWith(minor)

export const oneAttemptMore: SQL = sql`${notifications.attempts} + 1`
