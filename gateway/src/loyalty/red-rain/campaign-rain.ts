import type { Minor } from '@mosaic/contracts'
import { profileAmount } from '../../platform'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Db, Tx } from '../../platform/db/database'
import { termsOfKind } from '../campaigns/open-campaign'
import type { CampaignRow } from '../campaigns'
import { closeRain } from './close-rains'
import { openRain } from './open-rain'
import { rainOfCampaign, rainsOfCampaigns } from './store'

const minuteMs = 60_000

/** A red rain campaign that was launched: its budget moves into the pot. */
export const openCampaignRain = async (
  tx: Tx,
  ctx: Pick<AppContext, 'random' | 'clock'>,
  { id: campaignId, merchantCode, currency, terms, startsAt }: CampaignRow,
): Promise<void> => {
  const of = termsOfKind(terms, 'RED_RAIN')
  if (!of) return
  const { envelopes, division, waves, waveMinutes } = of
  await openRain(tx, ctx, {
    ...{ campaignId, merchantCode, currency, envelopes, division, waves, waveMs: waveMinutes * minuteMs },
    total: profileAmount(of.total, currency),
    startsAt: Math.max(startsAt, ctx.clock.now()),
  })
}

/** A campaign that was stopped: what nobody caught returns. */
export const closeCampaignRain = async (tx: Tx, campaignId: string, at: number): Promise<void> => {
  const rain = await rainOfCampaign(tx, campaignId)
  if (rain) await closeRain(tx, rain.id, at)
}

type Sums = {
  readonly granted: number
  readonly grantedAmount: Minor
  readonly claimed: number
  readonly claimedAmount: Minor
}

/** Envelopes of the campaigns' rains, in the columns of their statistics. */
export const rainStatistics = async (db: Db, campaignIds: readonly string[]): Promise<ReadonlyMap<string, Sums>> =>
  new Map(
    (campaignIds.length === 0 ? [] : await rainsOfCampaigns(db, campaignIds)).map(
      ({ rain: { campaignId, envelopes, total }, claimed, claimedAmount }) => [
        campaignId ?? '',
        { granted: envelopes, grantedAmount: total, claimed, claimedAmount },
      ],
    ),
  )
