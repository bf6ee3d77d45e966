import type { ValueOf } from '@mosaic/contracts'
import { profileAmount } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'
import { fail, ok, type Result } from '../../platform/http/result'
import { lockMemberAccount, payClaim } from './claim'
import { makeGrant } from './grant'
import { openTo, termsOfKind } from './open-campaign'
import { claimedToWire } from './pay-reward'
import * as store from './store'

/** Codes are written in capitals; people type them as they like. */
const codeOf = (typed: string): string => typed.normalize('NFKC').replace(/\s+/g, '').toUpperCase()

/** Redeems a code once per member: the grant is made and claimed at once. */
export const claimCode = (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  typed: string,
  requestKey: string,
): Promise<Result<ValueOf<'claimPromoCode'>>> =>
  inTransaction(ctx.db, async (tx) => {
    await lockMemberAccount(tx, merchant, member)
    const campaign = await store.campaignByCode(tx, merchant.code, codeOf(typed))
    const terms = campaign && termsOfKind(campaign.terms, 'PROMO_CODE')
    if (!campaign || !terms) return fail('promotion.code.unknown')
    const occasion = 'code'
    const before = await store.grantOf(tx, { memberId: member.id, campaignId: campaign.id, occasion })
    if (before?.requestKey === requestKey) return ok(claimedToWire(before))
    const open = await openTo(ctx, tx, campaign, member)
    if (!open.ok) return open
    const amount = profileAmount(terms.amount, campaign.currency)
    const grant = await makeGrant(tx, ctx, campaign, {
      memberId: member.id,
      occasion,
      amount,
      state: 'ISSUED',
      requestKey,
    })
    return ok(claimedToWire(await payClaim(tx, campaign, grant, ctx.clock.now())))
  })
