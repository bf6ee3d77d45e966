import type { Currency, Minor } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database'
import { providerCampaigns } from './schema'

type Campaign = {
  readonly merchant: string
  readonly currency: Currency
  readonly provider: string
  readonly campaign: string
}

/** Adds a prize to what the campaign has paid. `false`: it would pay more than it may. */
export const takeFromCampaign = async (
  tx: Tx,
  { merchant, ...key }: Campaign,
  amount: Minor,
  cap: Minor,
): Promise<boolean> => {
  if (amount > cap) return false
  const rows = await tx
    .insert(providerCampaigns)
    .values({ ...key, merchantCode: merchant, paid: amount })
    .onConflictDoUpdate({
      target: [
        providerCampaigns.merchantCode,
        providerCampaigns.currency,
        providerCampaigns.provider,
        providerCampaigns.campaign,
      ],
      set: { paid: sql`${providerCampaigns.paid} + excluded.paid` },
      setWhere: sql`${providerCampaigns.paid} + excluded.paid <= ${cap.toString()}::bigint`,
    })
    .returning({ paid: providerCampaigns.paid })
  return rows.length > 0
}
