import { dayOf, periodAt } from '../../../platform'
import { countingSpan, wholePeriod } from '../progress/counted'
import type { CampaignRow } from '../schema'

/** Rounds that ended within a period are committed and counted by then. */
export const settleAfterMs = 120_000

export type DuePeriod = { readonly period: string; readonly from: number; readonly to: number }

/** The weeks of a cashback, or the whole of a raffle or tournament, that ended before `before`. */
export const duePeriods = (campaign: CampaignRow, timeZone: string, before: number): readonly DuePeriod[] => {
  const { from, to } = countingSpan(campaign)
  if (campaign.kind !== 'CASHBACK') return to <= before ? [{ period: wholePeriod, from, to }] : []
  const weeks: DuePeriod[] = []
  for (let week = periodAt('week', from, timeZone); week.from < to; ) {
    const end = Math.min(week.to, to)
    if (end > before) break
    weeks.push({ period: dayOf(week.from, timeZone), from: Math.max(week.from, from), to: end })
    week = periodAt('week', week.to, timeZone)
  }
  return weeks
}
