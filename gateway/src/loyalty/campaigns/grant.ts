import { addMinor, grantAfter, type GrantState, type Minor } from '@mosaic/contracts'
import { profileAmount } from '../../platform'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Tx } from '../../platform/db/database'
import { refuse } from '../../platform/http/result'
import type { CampaignRow, GrantRow } from './schema'
import * as store from './store'

const dayMs = 86_400_000

type NewGrant = {
  readonly memberId: string
  readonly occasion: string
  readonly amount: Minor
  /** APPLIED: an operator decides; ISSUED: it can be claimed. */
  readonly state: Extract<GrantState, 'APPLIED' | 'IN_PROCESS' | 'ISSUED'>
  readonly remark?: string
  readonly requestKey: string | null
}

const claimUntil = (campaign: Pick<CampaignRow, 'terms'>, at: number): number => at + campaign.terms.claimDays * dayMs

/** Takes the amount out of the campaign's budget and of what one member may get. */
const commit = async (tx: Tx, campaign: CampaignRow, memberId: string, amount: Minor): Promise<void> => {
  const { memberCap } = campaign.terms
  if (memberCap !== null) {
    const promised = await store.promisedTo(tx, memberId, campaign.id)
    if (addMinor(promised, amount) > profileAmount(memberCap, campaign.currency)) refuse('promotion.taken')
  }
  if (!(await store.commitBudget(tx, campaign.id, amount))) refuse('promotion.budget.used')
}

/** Makes a grant, once for each occasion. The caller holds the lock of the member's account. */
export const makeGrant = async (
  tx: Tx,
  { random, clock }: Pick<AppContext, 'random' | 'clock'>,
  campaign: CampaignRow,
  { memberId, occasion, amount, state, remark = '', requestKey }: NewGrant,
): Promise<GrantRow> => {
  const at = clock.now()
  if (state === 'ISSUED') await commit(tx, campaign, memberId, amount)
  const grant = await store.insertGrant(tx, {
    id: random.uuid(),
    merchantCode: campaign.merchantCode,
    campaignId: campaign.id,
    memberId,
    occasion,
    requestKey,
    kind: campaign.kind,
    currency: campaign.currency,
    state,
    amount,
    terms: campaign.terms,
    remark,
    createdAt: at,
    ...(state === 'ISSUED' && { issuedAt: at, claimUntil: claimUntil(campaign, at) }),
  })
  return grant ?? refuse('promotion.taken')
}

/** Makes the reward of a grant claimable; its amount leaves the budget. */
export const issueGrant = async (
  tx: Tx,
  campaign: CampaignRow,
  grant: GrantRow,
  { amount, by, at }: { readonly amount: Minor; readonly by: string | null; readonly at: number },
): Promise<GrantRow> => {
  const state = grantAfter(grant.state, 'issue')
  if (state === null) return refuse('reward.not.claimable')
  await commit(tx, campaign, grant.memberId, amount)
  return store.changeGrant(tx, grant.id, {
    state,
    amount,
    issuedAt: at,
    claimUntil: claimUntil(campaign, at),
    ...(by !== null && { decidedBy: by, decidedAt: at }),
  })
}

/** Ends a grant that was not claimed; its amount returns to the budget. */
export const closeGrant = async (tx: Tx, grant: GrantRow, at: number): Promise<void> => {
  const state = grantAfter(grant.state, 'close')
  if (state === null) return
  if (grant.state === 'ISSUED') await store.releaseBudget(tx, grant.campaignId, grant.amount)
  await store.changeGrant(tx, grant.id, { state, closedAt: at })
}
