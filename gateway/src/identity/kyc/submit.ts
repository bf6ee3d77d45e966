import type { BodyOf, ValueOf } from '@mosaic/contracts'
import { redraw, uploadOf } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import * as store from './store'

type Shown = ValueOf<'kyc'>

const documentSide = 2000

export const kycOf = async (ctx: AppContext, merchant: Merchant, member: Member): Promise<Shown> => {
  const latest = await store.latestSubmission(ctx.db, member.id)
  return {
    state: latest?.state ?? 'NONE',
    required: merchant.profile.withdrawal?.kycRequired ?? false,
    reason: latest?.reason ?? '',
    sides: [...(await store.draftSides(ctx.db, member.id))],
  }
}

const canSubmit = async (ctx: AppContext, member: Member): Promise<boolean> => {
  const state = await store.kycStateOf(ctx.db, member.id)
  return state === 'NONE' || state === 'REJECTED'
}

/** Stored as a new encoding of the pixels, never as the uploaded file. */
export const addImage = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  { side, image }: BodyOf<'addKycImage'>,
): Promise<Result<Shown>> => {
  if (!(await canSubmit(ctx, member))) return fail('kyc.closed')
  const bytes = await redraw(uploadOf(image), (picture) =>
    picture.resize(documentSide, documentSide, { fit: 'inside', withoutEnlargement: true }),
  )
  if (bytes === null) return fail('picture.invalid')
  const id = ctx.random.uuid()
  await inTransaction(ctx.db, (tx) =>
    store.saveImage(tx, { id, memberId: member.id, side, bytes, createdAt: ctx.clock.now() }),
  )
  return ok(await kycOf(ctx, merchant, member))
}

/** NONE or REJECTED → PENDING; the database admits one pending or verified submission. */
export const submitKyc = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  { fullName, documentNumber }: BodyOf<'submitKyc'>,
): Promise<Result<Shown>> => {
  const refused = await inTransaction(ctx.db, async (tx) => {
    if (!(await store.draftSides(tx, member.id)).includes('front')) return fail('kyc.front.missing')
    const id = ctx.random.uuid()
    const written = await store.insertSubmission(tx, {
      id,
      merchantCode: merchant.code,
      memberId: member.id,
      fullName,
      documentNumber,
      state: 'PENDING',
      createdAt: ctx.clock.now(),
    })
    if (!written) return fail('kyc.closed')
    await store.attachDraftImages(tx, member.id, id)
    return null
  })
  return refused ?? ok(await kycOf(ctx, merchant, member))
}
