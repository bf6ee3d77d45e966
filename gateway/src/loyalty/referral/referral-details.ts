import { moneyToWire, type ValueOf } from '@mosaic/contracts'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { sumsOfKind } from '../campaigns/store'
import { openReferral } from './open-referral'
import { ownCode } from './referral-code'
import { codeOf, countsOf } from './store'

/** The member's link with what it brought so far. */
export const referralDetails = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  draws: boolean,
): Promise<ValueOf<'referralDetails'>> => {
  const now = ctx.clock.now()
  const { clicks, registered, qualified } = await countsOf(ctx.db, member.id)
  const { claimed, claimable } = await sumsOfKind(ctx.db, member.id, 'REFERRAL', now)
  const open = await openReferral(ctx.db, merchant.code, now)
  return {
    referralCode: draws ? await ownCode(ctx, member) : ((await codeOf(ctx.db, member.id)) ?? ''),
    totalInvitations: registered,
    promotionDomains: [...merchant.hosts],
    clicks,
    qualified,
    currency: member.currency,
    earned: moneyToWire(claimed, member.currency),
    claimable: moneyToWire(claimable, member.currency),
    promotion: open && {
      promotionId: open.campaign.id,
      amount: moneyToWire(open.amount, open.campaign.currency),
      least: moneyToWire(open.least, open.campaign.currency),
    },
  }
}
