import { lockAccounts, playerAccount } from '../../../money'
import { memberById } from '../../../identity'
import { timeZonesOf } from '../../../platform'
import type { AppContext } from '../../../platform/runtime/app-context'
import { batchByBatch, oneByOne } from '../../../platform/runtime/one-by-one'
import { inTransaction } from '../../../platform/db/transaction'
import { closeGrant, tryGrant } from '../grant'
import { grantableTo } from '../open-campaign'
import * as progress from '../progress/progress-store'
import { campaignById, lockGrant } from '../store'
import { duePeriods, settleAfterMs } from './due-periods'
import { settlePeriod } from './settle-period'

const batchSize = 200

type Prize = Awaited<ReturnType<typeof progress.unpaidPrizes>>[number]

/** Grants one prize, or leaves it where the member may get none; it is looked at once. */
const award = (ctx: AppContext, { campaignId, period, memberId, merchantCode, prize }: Prize): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const at = ctx.clock.now()
    if (prize === null || !(await progress.markAwarded(tx, { campaignId, period, memberId }, at))) return
    const campaign = await campaignById(tx, merchantCode, campaignId)
    const member = await memberById(tx, memberId)
    if (!campaign || !member) return
    await lockAccounts(tx, [playerAccount({ merchant: merchantCode, currency: campaign.currency }, memberId)])
    if (!(await grantableTo(ctx, tx, campaign, member)).ok) return
    await tryGrant(tx, ctx, campaign, { memberId, occasion: period, amount: prize, state: 'ISSUED', requestKey: null })
  })

/** Missions that were not completed before the end of their campaign. */
const closeUnfinished = (ctx: AppContext): Promise<void> =>
  batchByBatch<{ readonly id: string }>(ctx, {
    batchSize,
    next: (after) => progress.unfinishedGrants(ctx.db, ctx.clock.now() - settleAfterMs, after?.id ?? null, batchSize),
    failed: 'an unfinished mission could not be closed',
    work: ({ id }) =>
      inTransaction(ctx.db, async (tx) => {
        const grant = await lockGrant(tx, id)
        if (grant?.state === 'IN_PROCESS') await closeGrant(tx, grant, ctx.clock.now())
      }),
  })

/** Everything that is due at a time: draws, ends of tournaments, cashback of a week, and the end of missions. */
export const settleCampaigns = async (ctx: AppContext): Promise<void> => {
  const before = ctx.clock.now() - settleAfterMs
  const campaigns = await progress.campaignsToSettle(ctx.db, before)
  const zones = await timeZonesOf(ctx.db, [...new Set(campaigns.map(({ merchantCode }) => merchantCode))])
  const settled = await progress.settledPeriods(
    ctx.db,
    campaigns.map(({ id }) => id),
  )
  for (const campaign of campaigns) {
    const done = new Set(settled.flatMap(({ campaignId, period }) => (campaignId === campaign.id ? [period] : [])))
    const due = duePeriods(campaign, zones.get(campaign.merchantCode) ?? 'UTC', before)
    await oneByOne(
      ctx,
      due.filter(({ period }) => !done.has(period)),
      'a period of a campaign could not be settled',
      (period) => inTransaction(ctx.db, (tx) => settlePeriod(tx, campaign.id, period, ctx.clock.now())),
    )
  }
  await batchByBatch<Prize>(ctx, {
    batchSize,
    next: (after) => progress.unpaidPrizes(ctx.db, after, batchSize),
    failed: 'a prize could not be granted',
    work: (prize) => award(ctx, prize),
  })
  await closeUnfinished(ctx)
}
