import type { DeskValue } from '@mosaic/contracts/desk'
import { accountNames, decideKyc, imageAt, imageCounts, type KycSubmission, submissionsShown } from '../../identity'
import type { AppContext } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'
import { type DeskResult, refused } from '../accounts/operator-result'
import { type LogActor, writeLog } from '../log'

type Listed = DeskValue<'decideKyc'>
type Verdict = { readonly id: string } & (
  | { readonly verdict: 'approve' }
  | { readonly verdict: 'reject'; readonly reason: string }
)

const most = 200

const toWire = (
  { merchantCode: merchant, ...row }: KycSubmission,
  nameOf: (id: string) => string,
  imagesOf: (id: string) => number,
): Listed => ({ ...row, merchant, member: nameOf(row.memberId), images: imagesOf(row.id) })

export const listKyc = async (ctx: AppContext, show: 'waiting' | 'all'): Promise<DeskValue<'kycDocuments'>> => {
  const rows = await submissionsShown(ctx.db, show, most)
  const nameOf = await accountNames(
    ctx.db,
    rows.map(({ memberId }) => memberId),
  )
  const imagesOf = await imageCounts(
    ctx.db,
    rows.map(({ id }) => id),
  )
  return { list: rows.map((row) => toWire(row, nameOf, imagesOf)) }
}

export const waitingKyc = async (ctx: AppContext): Promise<number> =>
  (await submissionsShown(ctx.db, 'waiting', most)).length

/** Every view of a document is logged. */
export const kycImage = async (
  ctx: AppContext,
  by: LogActor,
  { id, position }: { readonly id: string; readonly position: number },
): Promise<DeskResult<Uint8Array>> => {
  const bytes = await imageAt(ctx.db, id, position)
  if (bytes === null) return refused('desk.not.found')
  await writeLog(ctx.db, by, ctx.clock.now(), { action: 'kyc.image.seen', subject: id, detail: { position } })
  return { ok: true, value: bytes }
}

/** One transaction has the decision, the notice to the member and the line in the log. */
export const decideDocument = (ctx: AppContext, by: LogActor, verdict: Verdict): Promise<DeskResult<Listed>> =>
  inTransaction<DeskResult<Listed>>(ctx.db, async (tx) => {
    const at = ctx.clock.now()
    const { id, ...decision } = verdict
    const decided = await decideKyc(tx, id, { ...decision, operator: by.operator }, at)
    if (!decided.ok) return decided
    await writeLog(tx, by, at, {
      action: `kyc.${verdict.verdict}`,
      subject: id,
      detail: { member: decided.value.memberId, ...('reason' in verdict && { reason: verdict.reason }) },
      before: { state: 'PENDING' },
      after: { state: decided.value.state },
    })
    const nameOf = await accountNames(tx, [decided.value.memberId])
    const imagesOf = await imageCounts(tx, [decided.value.id])
    return { ok: true, value: toWire(decided.value, nameOf, imagesOf) }
  })
