import { type Minor, moneyToWire, parseMoney } from '@mosaic/contracts'
import type { DeskValue, ReadDeskBody } from '@mosaic/contracts/desk'
import { accountNames } from '../../identity'
import {
  applicationsShown,
  type CampaignRow,
  campaignText,
  changeGrant,
  type GrantRow,
  imagesOfGrants,
  isForOperators,
  issueGrant,
  lockCampaign,
  lockGrant,
  rejectGrant,
} from '../../loyalty'
import { profileAmount } from '../../platform'
import { playStopped } from '../../protection'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Db, Tx } from '../../platform/db/database'
import { Refusal } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { type DeskResult, refused } from '../accounts/operator-result'
import { approve, firstApprovals, peopleNeeded } from '../four-eyes'
import { type LogActor, writeLog } from '../log'

type Listed = DeskValue<'decideApplication'>
type Shown = { readonly grant: GrantRow; readonly texts: CampaignRow['texts'] }

const most = 200
const decision = 'bonus.grant'

/** The amounts that operators may choose: what was earned is released as it is. */
const rangeOf = ({
  terms: { of },
  state,
  amount,
  currency,
}: GrantRow): { readonly least: Minor; readonly most: Minor } =>
  of.kind === 'APPLICATION' && state !== 'APPROVED'
    ? { least: profileAmount(of.least, currency), most: profileAmount(of.most, currency) }
    : { least: amount, most: amount }

const listedAll = async (db: Db, rows: readonly Shown[]): Promise<Listed[]> => {
  const ids = rows.map(({ grant }) => grant.id)
  const images = await imagesOfGrants(db, ids)
  const approvals = await firstApprovals(db, [decision], ids)
  const nameOf = await accountNames(
    db,
    rows.map(({ grant }) => grant.memberId),
  )
  return rows.map(({ grant, texts }) => {
    const { least, most } = rangeOf(grant)
    return {
      merchant: grant.merchantCode,
      memberId: grant.memberId,
      member: nameOf(grant.memberId),
      id: grant.id,
      campaignId: grant.campaignId,
      kind: grant.kind,
      title: campaignText(texts, 'EN').title,
      state: grant.state,
      remark: grant.remark,
      images: images.filter(({ grantId }) => grantId === grant.id).map(({ id }) => id),
      currency: grant.currency,
      needsTwo: approvals.has(grant.id) || peopleNeeded(decision, grant) === 2,
      approvedBy: approvals.get(grant.id)?.operator ?? null,
      amount: moneyToWire(grant.amount, grant.currency),
      approvedAmount: approvals.get(grant.id)?.terms ?? null,
      least: moneyToWire(least, grant.currency),
      most: moneyToWire(most, grant.currency),
      createdAt: grant.createdAt,
      decidedBy: grant.decidedBy,
      decidedAt: grant.decidedAt,
      reason: grant.reason,
    }
  })
}

export const listApplications = async (
  { db }: Pick<AppContext, 'db'>,
  show: 'waiting' | 'all',
): Promise<DeskValue<'applications'>> => ({ list: await listedAll(db, await applicationsShown(db, show, most)) })

export const waitingApplications = async ({ db }: AppContext): Promise<number> =>
  (await applicationsShown(db, 'waiting', most)).length

type Verdict = ReadDeskBody<'decideApplication'>
/** `null`: a second person is needed. */
type Decided = DeskResult<GrantRow | null>

const approved = async (
  ctx: AppContext,
  tx: Tx,
  grant: GrantRow,
  campaign: CampaignRow,
  { amount: typed }: Extract<Verdict, { verdict: 'approve' }>,
  { by, at }: { readonly by: LogActor; readonly at: number },
): Promise<Decided> => {
  const amount = parseMoney(typed, grant.currency)
  const { least, most } = rangeOf(grant)
  if (amount === null || amount < least || amount > most) return refused('desk.campaign.amount')
  // What was earned is owed, also to an excluded member.
  if (grant.state !== 'APPROVED' && (await playStopped(tx, grant.memberId, at))) return refused('desk.member.excluded')
  const step = await approve(ctx, tx, by, {
    decision,
    subject: grant.id,
    merchantCode: grant.merchantCode,
    people: peopleNeeded(decision, { amount, currency: grant.currency }),
    terms: moneyToWire(amount, grant.currency),
  })
  if (!step.ok) return step
  if (step.value === 'first') return { ok: true, value: null }
  return { ok: true, value: await issueGrant(tx, campaign, grant, { amount, by: by.operator, at }) }
}

const decided = async (
  ctx: AppContext,
  tx: Tx,
  grant: GrantRow,
  campaign: CampaignRow,
  verdict: Verdict,
  actor: { readonly by: LogActor; readonly at: number },
): Promise<Decided> => {
  const decidedBy = actor.by.operator
  const decidedAt = actor.at
  switch (verdict.verdict) {
    case 'approve':
      return approved(ctx, tx, grant, campaign, verdict, actor)
    case 'reject':
      return {
        ok: true,
        value: await rejectGrant(tx, grant, { reason: verdict.reason, by: decidedBy, at: decidedAt }),
      }
    case 'review':
      return grant.state === 'APPLIED'
        ? { ok: true, value: await changeGrant(tx, grant.id, { state: 'IN_PROCESS', decidedBy, decidedAt }) }
        : refused('desk.decided')
  }
}

/** Takes an application up, approves a grant with an amount in its range, or rejects it. */
export const decideApplication = async (
  ctx: AppContext,
  by: LogActor,
  verdict: Verdict,
): Promise<DeskResult<Listed>> => {
  try {
    return await inTransaction<DeskResult<Listed>>(ctx.db, async (tx) => {
      const grant = await lockGrant(tx, verdict.id)
      const campaign = grant && (await lockCampaign(tx, grant.campaignId))
      if (!grant || !campaign) return refused('desk.not.found')
      if (!isForOperators(grant)) return refused('desk.decided')
      const at = ctx.clock.now()
      const after = await decided(ctx, tx, grant, campaign, verdict, { by, at })
      if (!after.ok) return after
      await writeLog(tx, by, at, {
        action: after.value === null ? 'application.approved.first' : `application.${verdict.verdict}`,
        subject: grant.id,
        before: { state: grant.state },
        after: { state: (after.value ?? grant).state },
        detail: {
          campaign: campaign.id,
          ...(verdict.verdict === 'approve' && { amount: `${verdict.amount} ${grant.currency}` }),
          ...(verdict.verdict === 'reject' && { reason: verdict.reason }),
        },
      })
      const [row] = await listedAll(tx, [{ grant: after.value ?? grant, texts: campaign.texts }])
      return row ? { ok: true, value: row } : refused('desk.not.found')
    })
  } catch (error) {
    // The member's texts of these refusals do not fit the desk.
    if (error instanceof Refusal) return refused('desk.budget.used')
    throw error
  }
}
