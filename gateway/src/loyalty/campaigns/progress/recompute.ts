import { addMinor, type Minor, zero } from '@mosaic/contracts'
import { countedRoundsIn } from '../../../play'
import type { Db, Tx } from '../../../platform/db/database'
import { inTransaction } from '../../../platform/db/transaction'
import { lockCampaign } from '../campaign-store'
import type { CampaignRow } from '../schema'
import { countingSpan, countingTerms, countsHighest } from './counted'
import { applyCounts, countedRounds, countsOf, followCounted } from './follow-play'
import * as store from './progress-store'

export type ProgressDifference = {
  readonly campaignId: string
  readonly memberId: string
  readonly period: string
  readonly stored: string
  readonly recomputed: string
}

const endOfTime = Date.UTC(9999, 0)

/** Deposits have no rounds: their counts are the record. */
const countsRounds = ({ terms }: CampaignRow): boolean => {
  const of = countingTerms(terms)
  return of !== null && !(of.kind === 'MISSION' && of.metric === 'deposits')
}

const roundsOf = (tx: Tx, campaign: CampaignRow) => {
  const { from, to } = countingSpan(campaign)
  // Without an end it counts up to now, and no round is counted later.
  return countedRoundsIn(tx, campaign.merchantCode, { from, to: Number.isFinite(to) ? to : endOfTime })
}

/** The progress of a campaign that its rounds, read anew, do not confirm. */
export const compareProgress = async (tx: Tx, campaign: CampaignRow): Promise<readonly ProgressDifference[]> => {
  const of = countingTerms(campaign.terms)
  if (!of || !countsRounds(campaign)) return []
  const counts = await countsOf(tx, [campaign], countedRounds(await roundsOf(tx, campaign)))
  const recomputed = new Map<string, Minor>()
  const keyOf = ({ memberId, period }: { readonly memberId: string; readonly period: string }) =>
    `${memberId} ${period}`
  for (const count of counts) {
    const before = recomputed.get(keyOf(count)) ?? zero
    const highest = count.counted > before ? count.counted : before
    recomputed.set(keyOf(count), countsHighest(of) ? highest : addMinor(before, count.counted))
  }
  const stored = new Map((await store.progressOfCampaign(tx, campaign.id)).map((row) => [keyOf(row), row.value]))
  return [...new Set([...recomputed.keys(), ...stored.keys()])].flatMap((key) => {
    const [is, should] = [stored.get(key) ?? zero, recomputed.get(key) ?? zero]
    const [memberId = '', period = ''] = key.split(' ')
    return is === should
      ? []
      : [{ campaignId: campaign.id, memberId, period, stored: String(is), recomputed: String(should) }]
  })
}

/**
 * Counts the rounds of a campaign that were followed before it was there for the handler: those between the instant of
 * its launch and the commit.
 */
export const catchUp = (db: Db, campaignId: string, at: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const campaign = await lockCampaign(tx, campaignId)
    if (campaign && countsRounds(campaign))
      await followCounted(tx, [campaign], countedRounds(await roundsOf(tx, campaign)), at)
  })

/** Writes the progress of a campaign anew from its rounds. The lock keeps the counting of new events out. */
export const rewriteProgress = (db: Db, campaignId: string, at: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const campaign = await lockCampaign(tx, campaignId)
    if (!campaign || !countsRounds(campaign)) return
    const rounds = await roundsOf(tx, campaign)
    await store.forgetProgress(tx, campaignId)
    await applyCounts(tx, [campaign], await countsOf(tx, [campaign], countedRounds(rounds)), at)
  })

/** Everything that stored progress says otherwise than the rounds, over all launched campaigns. */
export const compareAllProgress = async (db: Db): Promise<readonly ProgressDifference[]> => {
  const differences: ProgressDifference[] = []
  for (const { id } of await store.launchedCounting(db))
    differences.push(
      ...(await inTransaction(db, async (tx) => {
        const campaign = await lockCampaign(tx, id)
        return campaign ? compareProgress(tx, campaign) : []
      })),
    )
  return differences
}

/** Writes the progress of every launched campaign anew. */
export const rewriteAllProgress = async (db: Db, at: number): Promise<void> => {
  for (const { id } of await store.launchedCounting(db)) await rewriteProgress(db, id, at)
}
