import { minor } from '@mosaic/contracts'
import type { KindTerms } from '@mosaic/contracts/desk'
import { lockAccounts, playerAccount } from '../../../money'
import { memberById } from '../../../identity'
import { quarterOf, totalsOf, validBetSince } from '../../../play'
import { type EventOf, profileAmount } from '../../../platform'
import type { Tx } from '../../../platform/db/database'
import { systemRandom } from '../../../platform/runtime/random'
import { vipLevelOf, vipWindowStart } from '../../vip/vip-level'
import { tryGrant } from '../grant'
import { grantableTo, termsOfKind } from '../open-campaign'
import type { CampaignRow } from '../schema'
import { countingSpan, wholePeriod } from './counted'
import * as store from './progress-store'

type Bet = EventOf<'bet.settled' | 'bet.voided'>
type Player = { readonly memberId: string; readonly currency: CampaignRow['currency'] }

/** The level with which the member came into the campaign: nobody is rewarded for what they reached before. */
const levelBefore = async (tx: Tx, campaign: CampaignRow, { memberId, currency }: Player): Promise<number> => {
  const { from } = countingSpan(campaign)
  const span = { from: vipWindowStart(from), to: quarterOf(from) }
  const { validBet } = await totalsOf(tx, { scope: { memberId }, span })
  return vipLevelOf(validBet, currency).level
}

const grantLevels = async (
  tx: Tx,
  campaign: CampaignRow,
  { amounts }: KindTerms<'VIP_UPGRADE'>,
  { memberId, currency }: Player,
  at: number,
): Promise<void> => {
  const clock = { now: () => at }
  const level = vipLevelOf(await validBetSince(tx, memberId, vipWindowStart(at)), currency).level
  const [known] = await store.progressOf(tx, memberId, [campaign.id])
  const before = known ? Number(known.value) : await levelBefore(tx, campaign, { memberId, currency })
  if (known && level <= before) return
  const highest = Math.max(level, before)
  await store.saveLevel(tx, {
    ...{ campaignId: campaign.id, period: wholePeriod, memberId, merchantCode: campaign.merchantCode },
    ...{ value: minor(highest), changedAt: at },
  })
  const member = level > before ? await memberById(tx, memberId) : null
  if (!member) return
  await lockAccounts(tx, [playerAccount({ merchant: campaign.merchantCode, currency }, memberId)])
  if (!(await grantableTo({ db: tx, clock }, tx, campaign, member)).ok) return
  for (let reached = before + 1; reached <= level; reached += 1) {
    const amount = amounts[reached - 1]
    if (amount)
      await tryGrant(tx, { random: systemRandom, clock }, campaign, {
        ...{ memberId, occasion: `level:${reached}`, state: 'ISSUED', requestKey: null },
        amount: profileAmount(amount, currency),
      })
  }
}

/** Grants what a campaign gives for each level that a member rises to while it runs, once a level. */
export const followLevels = async (
  tx: Tx,
  campaigns: readonly CampaignRow[],
  bets: readonly Bet[],
  at: number,
): Promise<void> => {
  for (const campaign of campaigns) {
    const of = termsOfKind(campaign.terms, 'VIP_UPGRADE')
    const { from, to } = countingSpan(campaign)
    if (!of || at < from || at >= to) continue
    const players = new Map(
      bets
        .filter(
          ({ payload }) => payload.merchantCode === campaign.merchantCode && payload.currency === campaign.currency,
        )
        .map(({ memberId }) => [memberId, { memberId, currency: campaign.currency }]),
    )
    for (const player of players.values()) await grantLevels(tx, campaign, of, player, at)
  }
}
