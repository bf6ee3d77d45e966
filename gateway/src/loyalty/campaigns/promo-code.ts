import type { ValueOf } from '@mosaic/contracts'
import { profileAmount } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'
import { fail, type Result } from '../../platform/http/result'
import { lockMemberAccount } from './claim'
import { grantAndClaim } from './grant-and-claim'
import { termsOfKind } from './open-campaign'
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
    const amount = profileAmount(terms.amount, campaign.currency)
    return grantAndClaim(tx, ctx, { campaign, member, occasion: 'code', amount, requestKey })
  })
