import type { Minor } from '@mosaic/contracts'
import { type SQL, sql } from 'drizzle-orm'
import { bigintValue } from '../../platform/db/columns'
import { providerCampaigns } from './schema'

/** What a campaign has paid, with the prize of the conflicting row. */
export const paidAfter: SQL = sql`${providerCampaigns.paid} + excluded.paid`

export const isWithin = (cap: Minor): SQL => sql`${paidAfter} <= ${bigintValue(cap)}`
