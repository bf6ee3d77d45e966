import { lastRoundAt } from '../../play'
import type { Tx } from '../../platform/db/database'
import { changeCampaign } from './campaign-store'
import type { CampaignRow } from './schema'

/**
 * Ends a campaign whose row is locked. Every round so far, also one of a gateway whose clock runs ahead, is before its end:
 * what was counted stays counted.
 */
export const stopCampaign = async (
  tx: Tx,
  { id, merchantCode }: Pick<CampaignRow, 'id' | 'merchantCode'>,
  by: string,
  now: number,
): Promise<CampaignRow> => {
  const endedAt = Math.max(now, ((await lastRoundAt(tx, { merchantCode })) ?? 0) + 1)
  return changeCampaign(tx, id, { state: 'ENDED', endedAt, endedBy: by })
}
