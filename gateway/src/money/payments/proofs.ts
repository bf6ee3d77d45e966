import { createHash } from 'node:crypto'
import type { BodyOf, Deposit } from '@mosaic/contracts'
import { redraw, uploadOf } from '../../platform'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { insertProof, proofHashes } from './proof-store'
import type { DepositRow } from './schema'
import * as store from './store'

/** Limit of spec §9. */
const maxProofs = 3
/** Pixels; enough to read a receipt. */
const longestSide = 2000

const takesProofs = ({ kind, state, review, expiresAt }: DepositRow, now: number): boolean =>
  kind === 'mt' && (state === 'PENDING' ? expiresAt > now : state === 'REVIEW' && review === 'proof')

/** The first proof moves the deposit to REVIEW. A repeated picture is not stored again. */
export const addProof = async (
  ctx: AppContext,
  member: Member,
  { depositId, image }: BodyOf<'depositProof'>,
): Promise<Result<Deposit>> => {
  const deposit = await store.depositOfMember(ctx.db, member.id, depositId)
  if (!deposit) return fail('deposit.unknown')
  const now = ctx.clock.now()
  if (!takesProofs(deposit, now)) return fail('deposit.closed')
  const bytes = await redraw(uploadOf(image), (picture) =>
    picture.resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true }),
  )
  if (bytes === null) return fail('picture.invalid')
  const hash = createHash('sha256').update(bytes).digest('hex')
  return inTransaction(ctx.db, async (tx) => {
    const locked = await store.lockDeposit(tx, deposit.id)
    if (!locked || !takesProofs(locked, now)) return fail('deposit.closed')
    const hashes = await proofHashes(tx, deposit.id)
    if (hashes.includes(hash)) return ok(store.depositToWire(locked))
    if (hashes.length >= maxProofs) return fail('deposit.proof.limit')
    const changes = { state: 'REVIEW', review: 'proof', proofCount: hashes.length + 1 } as const
    await insertProof(tx, { id: ctx.random.uuid(), depositId: deposit.id, hash, bytes, createdAt: now }, changes)
    return ok(store.depositToWire({ ...locked, ...changes }))
  })
}
