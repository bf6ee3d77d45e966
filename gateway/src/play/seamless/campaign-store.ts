import type { Currency, Minor } from '@mosaic/contracts'
import type { Tx } from '../../platform/db/database'
import { isWithin, paidAfter } from './campaign.sql'
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
      set: { paid: paidAfter },
      setWhere: isWithin(cap),
    })
    .returning({ paid: providerCampaigns.paid })
  return rows.length > 0
}
