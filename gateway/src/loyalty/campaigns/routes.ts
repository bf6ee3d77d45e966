import type { FastifyInstance } from 'fastify'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { fail, ok } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import { addImage } from './application'
import { boardOf } from './board'
import { checkIn, checkInState } from './check-in'
import { claimReward, rewards } from './claim'
import { join } from './join'
import { factsOf } from './member-facts'
import { progressOf } from './progress/progress-store'
import { claimCode } from './promo-code'
import { promotionOf } from './promotion-of-member'
import type { CampaignRow } from './schema'
import { promotionTerms } from './terms/bonus-terms'
import { grantsOfCampaigns, shownCampaigns } from './store'
import type { Visitor } from './visitor'

const visitorOf = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member | null,
  shown: readonly CampaignRow[],
): Promise<Visitor> => ({
  facts: member && (await factsOf(ctx, member)),
  grants:
    member === null
      ? []
      : await grantsOfCampaigns(
          ctx.db,
          member.id,
          shown.map(({ id }) => id),
        ),
  progress:
    member === null
      ? []
      : await progressOf(
          ctx.db,
          member.id,
          shown.map(({ id }) => id),
        ),
  timeZone: merchant.timeZone,
  now: ctx.clock.now(),
})

const listed = async (ctx: AppContext, merchant: Merchant, member: Member | null) => {
  const shown = await shownCampaigns(ctx.db, merchant.code, ctx.clock.now())
  const visitor = await visitorOf(ctx, merchant, member, shown)
  return shown.map((campaign) => promotionOf(campaign, visitor))
}

export const campaignRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(app, ctx, 'promotions', async ({ merchant, member }) => ok({ content: await listed(ctx, merchant, member) }))
  bind(app, ctx, 'joinPromotion', async ({ merchant, member, body, idempotencyKey }) => {
    const joined = await join(ctx, merchant, member, body, idempotencyKey)
    if (!joined.ok) return joined
    const promotion = (await listed(ctx, merchant, member)).find(({ promotionId }) => promotionId === body.promotionId)
    return promotion ? ok(promotion) : fail('promotion.unknown')
  })
  bind(app, ctx, 'promotionBoard', ({ merchant, member, query }) => boardOf(ctx, merchant, member, query.promotionId))
  bind(app, ctx, 'promotionTerms', ({ merchant, query }) => promotionTerms(ctx, merchant, query))
  bind(app, ctx, 'addPromotionImage', ({ merchant, member, body }) => addImage(ctx, merchant, member, body))
  bind(app, ctx, 'claimablePromotions', async ({ member, query, language }) =>
    ok(await rewards(ctx, member, query, language)),
  )
  bind(app, ctx, 'claimPromotion', ({ merchant, member, body }) =>
    claimReward(ctx, merchant, member, body.promotionClaimId),
  )
  bind(app, ctx, 'claimPromoCode', ({ merchant, member, body, idempotencyKey }) =>
    claimCode(ctx, merchant, member, body.promoCode, idempotencyKey),
  )
  bind(app, ctx, 'loginPromotion', async ({ merchant, member }) => ok(await checkInState(ctx, merchant, member)))
  bind(app, ctx, 'claimLoginPromotion', ({ merchant, member, idempotencyKey }) =>
    checkIn(ctx, merchant, member, idempotencyKey),
  )
}
