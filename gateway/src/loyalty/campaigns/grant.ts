import { addMinor, grantAfter, type GrantState, type Minor, subtractMinor, zero } from '@mosaic/contracts'
import { profileAmount } from '../../platform'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Tx } from '../../platform/db/database'
import { fail, ok, orRefuse, refuse, type Result } from '../../platform/http/result'
import { stateOfEarned } from './grant-limit'
import type { CampaignRow, GrantRow } from './schema'
import * as store from './store'

const dayMs = 86_400_000

type NewGrant = {
  readonly memberId: string
  readonly occasion: string
  readonly amount: Minor
  /** APPLIED: an operator decides; ISSUED: it can be claimed, a high one once two people released it. */
  readonly state: Extract<GrantState, 'APPLIED' | 'IN_PROCESS' | 'ISSUED'>
  readonly remark?: string
  readonly requestKey: string | null
}

/** Whether the amount of a grant is set aside in the budget; of an application only once it is issued. */
const isCommitted = ({ state, kind }: Pick<GrantRow, 'state' | 'kind'>): boolean =>
  state === 'APPROVED' ||
  state === 'ISSUED' ||
  state === 'CLAIMED' ||
  (state === 'IN_PROCESS' && kind !== 'APPLICATION')

const claimUntil = (campaign: Pick<CampaignRow, 'terms'>, at: number): number => at + campaign.terms.claimDays * dayMs

/** Takes the amount out of the campaign's budget and of what one member may get; `before`: what the grant had set aside. */
const commit = async (
  tx: Tx,
  campaign: CampaignRow,
  memberId: string,
  amount: Minor,
  before = zero,
): Promise<Result<null>> => {
  const { memberCap } = campaign.terms
  if (memberCap !== null) {
    const promised = subtractMinor(await store.promisedTo(tx, memberId, campaign.id), before)
    if (addMinor(promised, amount) > profileAmount(memberCap, campaign.currency)) return fail('promotion.taken')
  }
  return (await store.commitBudget(tx, campaign.id, amount)) ? ok(null) : fail('promotion.budget.used')
}

/** Makes a grant, once for each occasion, or says why not. The caller holds the lock of the member's account. */
export const tryGrant = async (
  tx: Tx,
  { random, clock }: Pick<AppContext, 'random' | 'clock'>,
  campaign: CampaignRow,
  { memberId, occasion, amount, state: asked, remark = '', requestKey }: NewGrant,
): Promise<Result<GrantRow>> => {
  const at = clock.now()
  const state = asked === 'ISSUED' ? stateOfEarned({ amount, currency: campaign.currency }) : asked
  if (await store.grantOf(tx, { memberId, campaignId: campaign.id, occasion })) return fail('promotion.taken')
  if (isCommitted({ state, kind: campaign.kind })) {
    const committed = await commit(tx, campaign, memberId, amount)
    if (!committed.ok) return committed
  }
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
  return ok(grant ?? refuse('promotion.taken'))
}

/** `tryGrant` for a transaction that has to roll back without the grant. */
export const makeGrant = async (...asked: Parameters<typeof tryGrant>): Promise<GrantRow> =>
  orRefuse(await tryGrant(...asked))

/** Makes the reward of a grant claimable; its amount leaves the budget. A high one that nobody released waits, APPROVED. */
export const issueGrant = async (
  tx: Tx,
  campaign: CampaignRow,
  grant: GrantRow,
  { amount, by, at }: { readonly amount: Minor; readonly by: string | null; readonly at: number },
): Promise<GrantRow> => {
  const waits = by === null && stateOfEarned({ amount, currency: grant.currency }) === 'APPROVED'
  const state = grantAfter(grant.state, waits ? 'approve' : 'issue')
  if (state === null) return refuse('reward.not.claimable')
  if (isCommitted(grant)) await store.releaseBudget(tx, campaign.id, grant.amount)
  orRefuse(await commit(tx, campaign, grant.memberId, amount, isCommitted(grant) ? grant.amount : zero))
  return store.changeGrant(tx, grant.id, {
    state,
    amount,
    ...(!waits && { issuedAt: at, claimUntil: claimUntil(campaign, at) }),
    ...(by !== null && { decidedBy: by, decidedAt: at }),
  })
}

/** Refuses a grant; what was set aside for it returns to the budget. */
export const rejectGrant = async (
  tx: Tx,
  grant: GrantRow,
  { reason, by, at }: { readonly reason: string; readonly by: string; readonly at: number },
): Promise<GrantRow> => {
  const state = grantAfter(grant.state, 'reject')
  if (state === null) return refuse('reward.not.claimable')
  if (isCommitted(grant)) await store.releaseBudget(tx, grant.campaignId, grant.amount)
  return store.changeGrant(tx, grant.id, { state, reason, decidedBy: by, decidedAt: at })
}

/** Ends a grant that was not claimed; its amount returns to the budget. */
export const closeGrant = async (tx: Tx, grant: GrantRow, at: number): Promise<void> => {
  const state = grantAfter(grant.state, 'close')
  if (state === null) return
  if (isCommitted(grant)) await store.releaseBudget(tx, grant.campaignId, grant.amount)
  await store.changeGrant(tx, grant.id, { state, closedAt: at })
}
