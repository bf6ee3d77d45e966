import { countedRoundsIn } from '../../../play'
import { profileAmount } from '../../../platform'
import type { Tx } from '../../../platform/db/database'
import { lockCampaign } from '../campaign-store'
import { termsOfKind } from '../open-campaign'
import { ticketsOf } from '../progress/counted'
import { applyCounts, countedRounds, countsOf } from '../progress/follow-play'
import * as store from '../progress/progress-store'
import type { CampaignRow } from '../schema'
import { drawWinners } from './draw'
import type { DuePeriod } from './due-periods'

/** Places that have a prize. */
const placesOf = async (tx: Tx, campaign: CampaignRow, period: string): Promise<readonly string[]> => {
  const raffle = termsOfKind(campaign.terms, 'RAFFLE')
  if (raffle) {
    const entries = (await store.entrants(tx, campaign.id, period)).map(({ memberId, value }) => ({
      memberId,
      tickets: ticketsOf(raffle, value, campaign.currency),
    }))
    return drawWinners(campaign.drawSeed ?? '', entries, raffle.prizes.length)
  }
  const tournament = termsOfKind(campaign.terms, 'TOURNAMENT')
  return tournament
    ? (await store.standing(tx, campaign.id, period, tournament.prizes.length)).map(({ memberId }) => memberId)
    : []
}

const setPrizes = async (tx: Tx, campaign: CampaignRow, period: string): Promise<void> => {
  const { terms, currency, id: campaignId } = campaign
  const cashback = termsOfKind(terms, 'CASHBACK')
  if (cashback)
    return store.setRatePrizes(
      tx,
      { campaignId, period },
      {
        rateBp: cashback.rateBp,
        least: profileAmount(cashback.least, currency),
        most: cashback.most === null ? null : profileAmount(cashback.most, currency),
      },
    )
  const prizes = (termsOfKind(terms, 'RAFFLE') ?? termsOfKind(terms, 'TOURNAMENT'))?.prizes ?? []
  for (const [index, memberId] of (await placesOf(tx, campaign, period)).entries())
    await store.setPrize(tx, { campaignId, period, memberId }, profileAmount(prizes[index] ?? '0', currency))
}

/**
 * Decides the prizes of a period once, from its rounds as they are now. The lock of the campaign keeps the counting of
 * new events out.
 */
export const settlePeriod = async (
  tx: Tx,
  campaignId: string,
  { period, from, to }: DuePeriod,
  now: number,
): Promise<void> => {
  const campaign = await lockCampaign(tx, campaignId)
  if (!campaign) return
  const { merchantCode } = campaign
  if (!(await store.startSettling(tx, { campaignId, period, merchantCode, settledAt: now }))) return
  const rounds = await countedRoundsIn(tx, merchantCode, { from, to })
  await applyCounts(tx, [campaign], await countsOf(tx, [campaign], countedRounds(rounds)), to)
  await setPrizes(tx, campaign, period)
}
