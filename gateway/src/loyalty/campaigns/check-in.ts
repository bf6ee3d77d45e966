import { moneyToWire, type ValueOf } from '@mosaic/contracts'
import { addDays, dayOf, profileAmount, startOfDay } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { fail, ok, type Result } from '../../platform/http/result'
import { stepOf, streakOf } from './check-in-streak'
import { lockMemberAccount, payClaim } from './claim'
import { makeGrant } from './grant'
import { openCampaignOf, openTo, termsOfKind } from './open-campaign'
import { claimedToWire } from './pay-reward'
import * as store from './store'

/** The merchant's check-in of today with the member's streak; null: there is none. */
const signingOf = async (db: Db, { clock }: Pick<AppContext, 'clock'>, merchant: Merchant, member: Member) => {
  const now = clock.now()
  const campaign = openCampaignOf(await store.shownCampaigns(db, merchant.code, now), 'CHECK_IN', { clock })
  const terms = campaign && termsOfKind(campaign.terms, 'CHECK_IN')
  if (!campaign || !terms) return null
  const today = dayOf(now, merchant.timeZone)
  const signed = new Set((await store.grantsOfCampaigns(db, member.id, [campaign.id])).map(({ occasion }) => occasion))
  return { campaign, terms, today, signedToday: signed.has(today), streak: streakOf(signed, today) }
}

export const checkInState = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
): Promise<ValueOf<'loginPromotion'>> => {
  const signing = await signingOf(ctx.db, ctx, merchant, member)
  const today = dayOf(ctx.clock.now(), merchant.timeZone)
  return {
    promotionId: signing?.campaign.id ?? null,
    streak: signing?.streak ?? 0,
    signedToday: signing?.signedToday ?? false,
    currency: member.currency,
    amounts:
      signing?.terms.amounts.map((amount) => moneyToWire(profileAmount(amount, member.currency), member.currency)) ??
      [],
    nextAt: startOfDay(addDays(today, 1), merchant.timeZone),
  }
}

/** Signs today once; the reward of the day is paid at once. */
export const checkIn = (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  requestKey: string,
): Promise<Result<ValueOf<'claimLoginPromotion'>>> =>
  inTransaction(ctx.db, async (tx) => {
    await lockMemberAccount(tx, merchant, member)
    const signing = await signingOf(tx, ctx, merchant, member)
    if (!signing) return fail('promotion.unknown')
    const { campaign, terms, today, streak } = signing
    const before = await store.grantOf(tx, { memberId: member.id, campaignId: campaign.id, occasion: today })
    if (before?.requestKey === requestKey) return ok(claimedToWire(before))
    const open = await openTo(ctx, tx, campaign, member)
    if (!open.ok) return open
    const amount = profileAmount(terms.amounts[stepOf(streak, terms.amounts.length)] ?? '0', campaign.currency)
    const grant = await makeGrant(tx, ctx, campaign, {
      memberId: member.id,
      occasion: today,
      amount,
      state: 'ISSUED',
      requestKey,
    })
    return ok(claimedToWire(await payClaim(tx, campaign, grant, ctx.clock.now())))
  })
