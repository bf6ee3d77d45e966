import type { ValueOf } from '@mosaic/contracts'
import { profileAmount, redraw, uploadOf } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'
import { fail, ok, refuse, type Result } from '../../platform/http/result'
import { lockMemberAccount } from './claim'
import { issueGrant, makeGrant } from './grant'
import { stateOfEarned } from './grant-limit'
import { openTo, termsOfKind } from './open-campaign'
import * as store from './store'

/** Pictures of one application (spec §5). */
const mostImages = 3
/** Pixels; enough to read a document. */
const longestSide = 2000

export type Application = {
  readonly promotionId: string
  readonly remark: string
  readonly imageIds: readonly string[]
}

/** Applies once. Up to the automatic limit the reward is issued at once; above it, or where two people have to, operators decide. */
export const apply = (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  { promotionId, remark, imageIds }: Application,
  requestKey: string,
): Promise<Result<null>> =>
  inTransaction(ctx.db, async (tx) => {
    await lockMemberAccount(tx, merchant, member)
    const campaign = await store.campaignById(tx, merchant.code, promotionId)
    const terms = campaign && termsOfKind(campaign.terms, 'APPLICATION')
    if (!campaign || !terms || campaign.state === 'DRAFT') return fail('promotion.unknown')
    const asked = { memberId: member.id, campaignId: campaign.id, occasion: 'application' }
    if ((await store.grantOf(tx, asked))?.requestKey === requestKey) return ok(null)
    const open = await openTo(ctx, tx, campaign, member)
    if (!open.ok) return open
    const amount = profileAmount(terms.amount, campaign.currency)
    const grant = await makeGrant(tx, ctx, campaign, {
      memberId: member.id,
      occasion: asked.occasion,
      amount,
      state: 'APPLIED',
      remark,
      requestKey,
    })
    if ((await store.attachImages(tx, grant, imageIds)) !== imageIds.length)
      refuse('request_param_err', undefined, { imageIds: 'unknown' })
    const limit = terms.autoApproveUpTo
    const isSmall = limit !== null && amount <= profileAmount(limit, campaign.currency)
    if (isSmall && stateOfEarned({ amount, currency: campaign.currency }) === 'ISSUED')
      await issueGrant(tx, campaign, grant, { amount, by: null, at: ctx.clock.now() })
    return ok(null)
  })

/** A picture for an application that is not sent yet; of more than three the oldest goes. */
export const addImage = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  { promotionId, image }: { readonly promotionId: string; readonly image: string },
): Promise<Result<ValueOf<'addPromotionImage'>>> => {
  const campaign = await store.campaignById(ctx.db, merchant.code, promotionId)
  if (!campaign || campaign.kind !== 'APPLICATION' || campaign.state === 'DRAFT') return fail('promotion.unknown')
  const bytes = await redraw(uploadOf(image), (picture) =>
    picture.resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true }),
  )
  if (bytes === null) return fail('picture.invalid')
  return inTransaction(ctx.db, async (tx) => {
    await lockMemberAccount(tx, merchant, member)
    const waiting = await store.unsentImages(tx, member.id, campaign.id)
    await store.deleteImages(
      tx,
      waiting.slice(0, Math.max(0, waiting.length - mostImages + 1)).map(({ id }) => id),
    )
    const imageId = ctx.random.uuid()
    await store.insertImage(tx, {
      id: imageId,
      merchantCode: merchant.code,
      memberId: member.id,
      campaignId: campaign.id,
      bytes,
      createdAt: ctx.clock.now(),
    })
    return ok({ imageId })
  })
}
