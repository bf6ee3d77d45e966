import { type Minor, minor } from '@mosaic/contracts'
import { lockAccounts, playerAccount } from '../../../money'
import { type CountedRound, countedRoundsOf } from '../../../play'
import { batchHandler, type EventOf, timeZonesOf } from '../../../platform'
import type { Tx } from '../../../platform/db/database'
import { issueGrant } from '../grant'
import { termsOfKind } from '../open-campaign'
import type { CampaignRow, GrantRow } from '../schema'
import { lockGrant } from '../store'
import {
  countingSpan,
  countingTerms,
  countOfDeposit,
  countOfRound,
  countsHighest,
  missionTarget,
  periodOf,
} from './counted'
import type { Count, Difference } from './progress.sql'
import * as store from './progress-store'
import { followLevels } from './vip-upgrade'

type Event = EventOf<'bet.settled' | 'bet.voided' | 'deposit.settled'>

/** Something that may count: a round as it is now, or a deposit. */
type Counted = {
  readonly source: string
  readonly merchantCode: string
  readonly memberId: string
  readonly currency: CampaignRow['currency']
  readonly at: number
  countFor(campaign: CampaignRow): Minor
}

const ofRound = (round: CountedRound): Counted => ({
  source: `round:${round.provider}:${round.roundId}`,
  ...{ merchantCode: round.merchantCode, memberId: round.memberId, currency: round.currency, at: round.countedAt },
  countFor: ({ terms, currency }) => {
    const of = countingTerms(terms)
    return of ? countOfRound(of, round, currency) : minor(0)
  },
})

const ofDeposit = ({ memberId, at, payload }: EventOf<'deposit.settled'>): Counted => ({
  source: `deposit:${payload.depositId}`,
  ...{ merchantCode: payload.merchantCode, memberId, currency: payload.currency, at },
  countFor: ({ terms }) => {
    const of = countingTerms(terms)
    return of ? countOfDeposit(of, minor(BigInt(payload.amount))) : minor(0)
  },
})

/** Rounds are read as they are now, so an event that comes again changes nothing. */
const countedOf = async (tx: Tx, events: readonly Event[]): Promise<readonly Counted[]> => {
  const ids = new Map<string, Set<string>>()
  for (const event of events)
    if (event.name !== 'deposit.settled') {
      const { provider, roundId } = event.payload
      ids.set(provider, (ids.get(provider) ?? new Set()).add(roundId))
    }
  const rounds = await Promise.all([...ids].map(([provider, list]) => countedRoundsOf(tx, provider, [...list])))
  return [
    ...rounds.flat().map(ofRound),
    ...events.flatMap((event) => (event.name === 'deposit.settled' ? [ofDeposit(event)] : [])),
  ]
}

/** A mission counts from the moment its member joined; other campaigns count for everyone. */
const countsFor = (
  campaign: CampaignRow,
  { memberId, at, ...counted }: Counted,
  joined: readonly GrantRow[],
): boolean => {
  const { from, to } = countingSpan(campaign)
  if (campaign.merchantCode !== counted.merchantCode || campaign.currency !== counted.currency) return false
  if (at < from || at >= to) return false
  return (
    campaign.kind !== 'MISSION' ||
    joined.some((grant) => grant.campaignId === campaign.id && grant.memberId === memberId && grant.createdAt <= at)
  )
}

/** What everything that may count now counts for these campaigns. */
export const countsOf = async (
  tx: Tx,
  campaigns: readonly CampaignRow[],
  counted: readonly Counted[],
): Promise<readonly Count[]> => {
  const missions = campaigns.filter(({ kind }) => kind === 'MISSION').map(({ id }) => id)
  const joined = await store.joinedMissions(tx, missions, [...new Set(counted.map(({ memberId }) => memberId))])
  const zones = await timeZonesOf(tx, [...new Set(campaigns.map(({ merchantCode }) => merchantCode))])
  return campaigns.flatMap((campaign) => {
    const of = countingTerms(campaign.terms)
    if (of === null) return []
    return counted
      .filter((each) => countsFor(campaign, each, joined))
      .map((each) => ({
        campaignId: campaign.id,
        source: each.source,
        merchantCode: each.merchantCode,
        memberId: each.memberId,
        period: periodOf(of, each.at, zones.get(campaign.merchantCode) ?? 'UTC'),
        counted: each.countFor(campaign),
      }))
  })
}

export const countedRounds = (rounds: readonly CountedRound[]): readonly Counted[] => rounds.map(ofRound)

/** Writes the counts and moves the progress; returns what the progress is now. */
export const applyCounts = async (
  tx: Tx,
  campaigns: readonly CampaignRow[],
  counts: readonly Count[],
  at: number,
): Promise<readonly store.Progress[]> => {
  const differences = await store.writeCounts(tx, counts)
  const highest = new Set(
    campaigns.flatMap(({ id, terms }) => {
      const of = countingTerms(terms)
      return of && countsHighest(of) ? [id] : []
    }),
  )
  const isHighest = ({ campaign_id: id }: Difference) => highest.has(id)
  return [
    ...(await store.moveProgress(tx, differences.filter(isHighest), 'highest', at)),
    ...(await store.moveProgress(
      tx,
      differences.filter((each) => !isHighest(each)),
      'sum',
      at,
    )),
  ]
}

/** Issues the reward of a mission that reached its target. */
const completeMission = async (tx: Tx, campaign: CampaignRow, progress: store.Progress, at: number): Promise<void> => {
  const of = termsOfKind(campaign.terms, 'MISSION')
  if (!of || progress.value < missionTarget(of, campaign.currency)) return
  const [seen] = await store.joinedMissions(tx, [campaign.id], [progress.memberId])
  if (seen?.state !== 'IN_PROCESS') return
  const books = { merchant: campaign.merchantCode, currency: campaign.currency }
  await lockAccounts(tx, [playerAccount(books, progress.memberId)])
  const grant = await lockGrant(tx, seen.id)
  if (grant?.state === 'IN_PROCESS') await issueGrant(tx, campaign, grant, { amount: grant.amount, by: null, at })
}

/** Counts what happened for campaigns with progress; completes the missions that reach their target by it. */
export const followCounted = async (
  tx: Tx,
  campaigns: readonly CampaignRow[],
  counted: readonly Counted[],
  at: number,
): Promise<void> => {
  for (const progress of await applyCounts(tx, campaigns, await countsOf(tx, campaigns, counted), at)) {
    const campaign = campaigns.find(({ id }) => id === progress.campaignId)
    if (campaign?.kind === 'MISSION') await completeMission(tx, campaign, progress, at)
  }
}

/** Follows bets and deposits for every campaign with progress. */
export const followPlay = batchHandler({
  name: 'campaign-progress',
  subscribesTo: ['bet.settled', 'bet.voided', 'deposit.settled'],
  handle: async (tx, events) => {
    const merchants = [...new Set(events.map(({ payload }) => payload.merchantCode))]
    if (merchants.length === 0 || !(await store.hasCounting(tx, merchants))) return
    const counted = await countedOf(tx, events)
    const at = Math.max(...events.map((event) => event.at))
    const from = Math.min(at, ...counted.map((each) => each.at))
    const to = Math.max(at, ...counted.map((each) => each.at))
    const campaigns = await store.countingCampaigns(tx, merchants, { from, to })
    if (campaigns.length === 0) return
    await followCounted(tx, campaigns, counted, at)
    await followLevels(
      tx,
      campaigns,
      events.flatMap((event) => (event.name === 'deposit.settled' ? [] : [event])),
      at,
    )
  },
})
