import { memberById } from '../../identity'
import { lockAccounts, playerAccount } from '../../money'
import { profileAmount } from '../../platform'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Tx } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { Refusal } from '../../platform/http/result'
import { makeGrant } from '../campaigns/grant'
import { openTo, termsOfKind } from '../campaigns/open-campaign'
import { campaignById } from '../campaigns/store'
import { isSamePerson } from './same-person'
import type { ReferralRefusal } from './schema'
import * as store from './store'

const batchSize = 100

const refusals: Readonly<Record<string, ReferralRefusal>> = {
  'promotion.budget.used': 'budget',
  'promotion.taken': 'member-cap',
}

/** Grants the reward of one friend; a refusal is the reason why there is none. */
const reward = async (
  ctx: AppContext,
  tx: Tx,
  referrer: NonNullable<Awaited<ReturnType<typeof memberById>>>,
  friendId: string,
): Promise<ReferralRefusal | null> => {
  const books = { merchant: referrer.merchantCode, currency: referrer.currency }
  await lockAccounts(tx, [playerAccount(books, referrer.id)])
  const friend = await store.lockReferral(tx, friendId)
  if (friend?.state !== 'DUE') return null
  const campaign = await campaignById(tx, friend.merchantCode, friend.campaignId ?? '')
  const terms = campaign && termsOfKind(campaign.terms, 'REFERRAL')
  if (!campaign || !terms) return 'not-eligible'
  if (await isSamePerson(tx, friendId, [referrer.id, ...(await store.otherFriends(tx, friend))])) return 'same-person'
  const open = await openTo(ctx, tx, campaign, referrer)
  if (!open.ok) return refusals[open.code] ?? 'not-eligible'
  const grant = await makeGrant(tx, ctx, campaign, {
    memberId: referrer.id,
    occasion: `friend:${friendId}:${friend.roundId ?? ''}`,
    amount: profileAmount(terms.amount, campaign.currency),
    state: 'ISSUED',
    requestKey: null,
  })
  await store.changeReferral(tx, friendId, { state: 'REWARDED', grantId: grant.id })
  return null
}

/** Decides the rewards of friends whose first bet counts, each in its own transaction. */
export const rewardFriends = async (ctx: AppContext): Promise<void> => {
  for (const { memberId, referrerId } of await store.dueReferrals(ctx.db, batchSize)) {
    const referrer = await memberById(ctx.db, referrerId)
    if (!referrer) continue
    const reason = await inTransaction(ctx.db, (tx) => reward(ctx, tx, referrer, memberId)).catch((error: unknown) => {
      const code = error instanceof Refusal ? refusals[error.failure.code] : undefined
      if (code === undefined) throw error
      return code
    })
    if (reason !== null) await store.refuseDue(ctx.db, memberId, reason)
  }
}
