import { type BonusTerms, type WireLanguage } from '@mosaic/contracts'
import type { KindTerms } from '@mosaic/contracts/desk'
import { profileAmount } from '../../../platform'
import type { DepositBonuses } from '../../../platform/runtime/app-context'
import { ok } from '../../../platform/http/result'
import { makeGrant } from '../grant'
import { openTo } from '../open-campaign'
import type { CampaignRow } from '../schema'
import { campaignById, grantStatesOf, shownCampaigns } from '../store'

type OfDeposit = KindTerms<'FIRST_DEPOSIT'> | KindTerms<'RELOAD'>

/** The terms of a campaign that gives a share of deposits; null for another kind. */
export const depositTerms = ({ terms: { of } }: Pick<CampaignRow, 'terms'>): OfDeposit | null =>
  of.kind === 'FIRST_DEPOSIT' || of.kind === 'RELOAD' ? of : null

/** What a deposit brings, for `bonusOf`. */
export const bonusTermsOf = (of: OfDeposit, currency: CampaignRow['currency']): Omit<BonusTerms, 'methods'> => ({
  percent: of.percent,
  cap: of.cap === null ? null : profileAmount(of.cap, currency),
  least: profileAmount(of.least, currency),
  turnover: 0,
})

const namesOf = (texts: CampaignRow['texts']) =>
  // The keys of the texts are the languages, which `Object.entries` widens.
  Object.fromEntries(Object.entries(texts).map(([language, { title }]) => [language as WireLanguage, title]))

const offersFor: DepositBonuses['offersFor'] = async (ctx, db, merchant, member) => {
  const shown = await shownCampaigns(db, merchant.code, ctx.clock.now())
  const offers = await Promise.all(
    shown.map(async (campaign) => {
      const of = depositTerms(campaign)
      if (of === null) return []
      // A first deposit was made: the offer is shown as used.
      const open = await openTo(ctx, db, campaign, member)
      if (!open.ok && open.fields?.promotionId !== 'deposits') return []
      const { reward } = campaign.terms
      return [
        {
          id: campaign.id,
          names: namesOf(campaign.texts),
          percent: of.percent,
          ...(of.cap !== null && { cap: of.cap }),
          least: of.least,
          turnover: reward.type === 'bonus' ? reward.wagering.factor : 0,
          ...(of.methods.length > 0 && { methods: of.methods }),
          ...(campaign.endsAt !== null && { until: campaign.endsAt }),
          every: of.kind === 'FIRST_DEPOSIT' ? ('first' as const) : of.every,
        },
      ]
    }),
  )
  return offers.flat()
}

/** The grant waits IN_PROCESS for the deposit, with its amount set aside. */
const promise: DepositBonuses['promise'] = async (ctx, tx, { merchant, member, offerId, depositId, amount }) => {
  const campaign = await campaignById(tx, merchant.code, offerId)
  if (!campaign) throw new Error(`Campaign ${offerId} was offered and is gone`)
  const open = await openTo(ctx, tx, campaign, member)
  if (!open.ok) return open
  const grant = await makeGrant(tx, ctx, campaign, {
    memberId: member.id,
    occasion: `deposit:${depositId}`,
    amount,
    state: 'IN_PROCESS',
    requestKey: null,
  })
  return ok(grant.id)
}

const unclaimed: DepositBonuses['unclaimed'] = async (db, grantIds) => {
  const found = new Map<string, 'waiting' | 'lost'>()
  for (const { id, state } of await grantStatesOf(db, grantIds)) {
    if (state === 'APPROVED' || state === 'ISSUED') found.set(id, 'waiting')
    if (state === 'REJECTED' || state === 'CLOSED') found.set(id, 'lost')
  }
  return found
}

/** Bonuses of deposits are campaigns. */
export const depositBonuses: DepositBonuses = { offersFor, promise, unclaimed }
