import { createHash } from 'node:crypto'
import type { BodyOf, Deposit } from '@mosaic/contracts'
import { and, asc, eq } from 'drizzle-orm'
import { redraw, uploadOf } from '../../platform'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { fail, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { depositProofs, type DepositRow, deposits } from './schema'
import * as store from './store'

/** Spec §9. */
const mostProofs = 3
/** Enough to read a receipt. */
const longestSide = 2000

const takesProofs = ({ kind, state, review, expiresAt }: DepositRow, now: number): boolean =>
  kind === 'mt' && (state === 'PENDING' ? expiresAt > now : state === 'REVIEW' && review === 'proof')

/** The first picture of a transfer puts it before a person of the house; the same picture twice is one. */
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
    const sent = await tx
      .select({ hash: depositProofs.hash })
      .from(depositProofs)
      .where(eq(depositProofs.depositId, deposit.id))
    if (sent.some((proof) => proof.hash === hash)) return ok(store.depositToWire(locked))
    if (sent.length >= mostProofs) return fail('deposit.proof.limit')
    await tx.insert(depositProofs).values({ id: ctx.random.uuid(), depositId: deposit.id, hash, bytes, createdAt: now })
    const changes = { state: 'REVIEW', review: 'proof', proofCount: sent.length + 1 } as const
    await tx.update(deposits).set(changes).where(eq(deposits.id, deposit.id))
    return ok(store.depositToWire({ ...locked, ...changes }))
  })
}

export const proofIdsOf = async (db: Db, depositId: string): Promise<readonly string[]> =>
  (
    await db
      .select({ id: depositProofs.id })
      .from(depositProofs)
      .where(eq(depositProofs.depositId, depositId))
      .orderBy(asc(depositProofs.createdAt), asc(depositProofs.id))
  ).map(({ id }) => id)

/** WebP. */
export const proofBytes = async (db: Db, depositId: string, proofId: string): Promise<Uint8Array | null> =>
  (
    await db
      .select({ bytes: depositProofs.bytes })
      .from(depositProofs)
      .where(and(eq(depositProofs.id, proofId), eq(depositProofs.depositId, depositId)))
  )[0]?.bytes ?? null
