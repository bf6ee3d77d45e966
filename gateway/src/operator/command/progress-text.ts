import type { DeskValue } from '@mosaic/contracts/desk'

/** A line for each member whose progress differs. */
export const progressLines = ({ list }: DeskValue<'compareCampaigns'>) => {
  const lines = list.map(
    ({ campaignId, memberId, period, stored, recomputed }) =>
      `${campaignId}  ${memberId}  ${period}  stored ${stored}  rounds ${recomputed}`,
  )
  const differ = lines.length > 0
  return { text: [...lines, differ ? 'The progress differs.' : 'The progress is what the rounds say.'], differ }
}
