import { moneyToWire, zero } from '@mosaic/contracts'
import type { DeskBody, DeskValue, ReadDeskBody, ReadDeskQuery } from '@mosaic/contracts/desk'
import {
  campaignOf,
  type CampaignRow,
  campaignsOfOperators,
  catchUp,
  changeCampaign,
  closeCampaignRain,
  lockCampaign,
  lockLaunches,
  openCampaignRain,
  proposerOf,
  rainStatistics,
  saveDraft,
  statisticsOf,
  stopCampaign,
} from '../../loyalty'
import { profileAmount } from '../../platform'
import { bonusSums, freeRoundsWon } from '../../play'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Db, Tx } from '../../platform/db/database'
import { isUniqueViolation } from '../../platform/db/sql-error'
import { inTransaction } from '../../platform/db/transaction'
import { type DeskResult, refused } from '../accounts/operator-result'
import { approve, peopleNeeded } from '../four-eyes'
import { type LogActor, writeLog } from '../log'
import { draftVersion } from './draft-version'
import { losingTerms } from './losing-terms'
import { faultOf } from './terms-of-site'

export { compareCampaigns, rewriteCampaigns } from './progress'
export { simulated } from './simulation'

type Listed = DeskValue<'saveCampaign'>

const most = 200

const nothing = { granted: 0, grantedAmount: zero, claimed: 0, claimedAmount: zero }

const listedAll = async (db: Db, rows: readonly CampaignRow[]): Promise<Listed[]> => {
  const ids = rows.map(({ id }) => id)
  const statistics = new Map([...(await statisticsOf(db, ids)), ...(await rainStatistics(db, ids))])
  const bonuses = await bonusSums(db, ids)
  const won = await freeRoundsWon(db, ids.map(proposerOf))
  return rows.map((row) => {
    const {
      merchantCode: merchant,
      images: _images,
      budget: _budget,
      committed: _committed,
      drawSeed: _drawSeed,
      ...campaign
    } = row
    const { granted, grantedAmount, claimed, claimedAmount } = statistics.get(campaign.id) ?? nothing
    return {
      ...campaign,
      merchant,
      version: draftVersion(row),
      granted,
      grantedAmount: moneyToWire(grantedAmount, campaign.currency),
      claimed,
      claimedAmount: moneyToWire(claimedAmount, campaign.currency),
      wagered: moneyToWire(bonuses.get(campaign.id)?.wagered ?? zero, campaign.currency),
      cost: moneyToWire(
        {
          cash: claimedAmount,
          bonus: bonuses.get(campaign.id)?.converted ?? zero,
          rounds: won.get(proposerOf(campaign.id)) ?? zero,
        }[campaign.terms.reward.type],
        campaign.currency,
      ),
    }
  })
}

const listed = async (db: Db, row: CampaignRow): Promise<Listed> => {
  const [only] = await listedAll(db, [row])
  if (!only) throw new Error('One row is listed as one')
  return only
}

export const listCampaigns = async (
  { db }: Pick<AppContext, 'db'>,
  { show }: ReadDeskQuery<'campaigns'>,
): Promise<DeskValue<'campaigns'>> => ({ list: await listedAll(db, await campaignsOfOperators(db, show, most)) })

/** Writes a draft. It can be changed until it is launched. */
export const saveCampaign = async (
  ctx: AppContext,
  by: LogActor,
  { merchant, ...draft }: ReadDeskBody<'saveCampaign'>,
): Promise<DeskResult<Listed>> => {
  const site = await ctx.merchants.byCode(merchant)
  if (site === null) return refused('desk.not.found')
  const at = ctx.clock.now()
  if (draft.endsAt !== null && draft.endsAt <= Math.max(draft.startsAt, at))
    return refused('desk.request.invalid', { endsAt: 'too_small' })
  const { terms } = draft
  if (draft.endsAt === null && (terms.of.kind === 'RAFFLE' || terms.of.kind === 'TOURNAMENT'))
    return refused('desk.request.invalid', { endsAt: 'required' })
  const fault = (await faultOf(ctx, site, terms)) ?? (await (await losingTerms(ctx, site))(ctx.db, draft))
  if (fault) return fault
  return inTransaction<DeskResult<Listed>>(ctx.db, async (tx) => {
    const row = await saveDraft(tx, {
      ...draft,
      merchantCode: merchant,
      currency: site.currency,
      kind: terms.of.kind,
      budget: terms.budget === null ? null : profileAmount(terms.budget, site.currency),
      createdBy: by.operator,
      createdAt: at,
    })
    if (!row) return refused('desk.decided')
    await writeLog(tx, by, at, { action: 'campaign.saved', subject: row.id, detail: { merchant, kind: row.kind } })
    return { ok: true, value: await listed(tx, row) }
  })
}

/** A second person launches what the first one wrote, as they saw it. */
export const launchCampaign = async (
  ctx: AppContext,
  by: LogActor,
  asked: DeskBody<'launchCampaign'>,
): Promise<DeskResult<Listed>> => {
  const row = await campaignOf(ctx.db, asked.id)
  const site = row && (await ctx.merchants.byCode(row.merchantCode))
  if (!row || !site) return refused('desk.not.found')
  // Games, rates and other campaigns may have changed since the draft was saved.
  const fault = await faultOf(ctx, site, row.terms)
  const losing = await losingTerms(ctx, site)
  const launched = await launch(ctx, by, asked, async (tx, draft) => fault ?? losing(tx, draft)).catch(
    (error: unknown) => {
      // The only unique value of a launch is the promo code among live campaigns.
      if (isUniqueViolation(error)) return refused('desk.code.taken')
      throw error
    },
  )
  if (launched.ok && launched.value.state === 'LIVE') await catchUp(ctx.db, asked.id, ctx.clock.now())
  return launched
}

const launch = (
  ctx: AppContext,
  by: LogActor,
  { id, version }: DeskBody<'launchCampaign'>,
  faultNow: (tx: Tx, draft: CampaignRow) => Promise<DeskResult<never> | null>,
): Promise<DeskResult<Listed>> =>
  inTransaction<DeskResult<Listed>>(ctx.db, async (tx) => {
    const row = await lockCampaign(tx, id)
    if (!row) return refused('desk.not.found')
    if (row.state !== 'DRAFT') return refused('desk.decided')
    if (draftVersion(row) !== version) return refused('desk.draft.changed')
    await lockLaunches(tx, row.merchantCode)
    const fault = await faultNow(tx, row)
    if (fault) return fault
    const decision = 'campaign.launch'
    const approved = await approve(ctx, tx, by, {
      decision,
      subject: id,
      merchantCode: row.merchantCode,
      people: peopleNeeded(decision),
      terms: version,
      proposedBy: row.createdBy,
    })
    if (!approved.ok) return approved
    if (approved.value === 'first') return { ok: true, value: await listed(tx, row) }
    const at = ctx.clock.now()
    if (row.endsAt !== null && row.endsAt <= at) return refused('desk.request.invalid', { endsAt: 'too_small' })
    const live = await changeCampaign(tx, id, { state: 'LIVE', launchedAt: at, launchedBy: by.operator })
    await openCampaignRain(tx, ctx, live)
    await writeLog(tx, by, at, { action: 'campaign.launched', subject: id, detail: { merchant: row.merchantCode } })
    return { ok: true, value: await listed(tx, live) }
  })

/** Stops a campaign for good. Rewards that were issued can still be claimed. */
export const endCampaign = (
  ctx: AppContext,
  by: LogActor,
  { id }: DeskBody<'endCampaign'>,
): Promise<DeskResult<Listed>> =>
  inTransaction<DeskResult<Listed>>(ctx.db, async (tx) => {
    const row = await lockCampaign(tx, id)
    if (!row) return refused('desk.not.found')
    if (row.state === 'ENDED') return refused('desk.decided')
    const at = ctx.clock.now()
    const ended = await stopCampaign(tx, row, by.operator, at)
    await closeCampaignRain(tx, id, at)
    await writeLog(tx, by, at, {
      action: 'campaign.ended',
      subject: id,
      before: { state: row.state },
      after: { state: ended.state },
    })
    return { ok: true, value: await listed(tx, ended) }
  })
