import { moneyToWire, type ValueOf } from '@mosaic/contracts'
import { addDays, dayOf, profileAmount, startOfDay } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { fail, type Result } from '../../platform/http/result'
import { amountOfToday, streakOf } from './check-in-streak'
import { lockMemberAccount } from './claim'
import { grantAndClaim } from './grant-and-claim'
import { openCampaignOf, termsOfKind } from './open-campaign'
import * as store from './store'

/** The merchant's check-in of today with the member's streak; null: there is none. */
const signingOf = async (db: Db, { clock }: Pick<AppContext, 'clock'>, merchant: Merchant, member: Member) => {
  const now = clock.now()
  const campaign = openCampaignOf(await store.shownCampaigns(db, merchant.code, now), 'CHECK_IN', { clock })
  const terms = campaign && termsOfKind(campaign.terms, 'CHECK_IN')
  if (!campaign || !terms) return null
  const today = dayOf(now, merchant.timeZone)
  const signed = new Set((await store.grantsOfCampaigns(db, member.id, [campaign.id])).map(({ occasion }) => occasion))
  return { campaign, terms, today, signed }
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
    streak: signing ? streakOf(signing.signed, today, merchant.timeZone) : 0,
    signedToday: signing?.signed.has(today) ?? false,
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
    const { campaign, terms, today, signed } = signing
    const amount = profileAmount(amountOfToday(terms, signed, today, merchant.timeZone), campaign.currency)
    return grantAndClaim(tx, ctx, { campaign, member, occasion: today, amount, requestKey })
  })
