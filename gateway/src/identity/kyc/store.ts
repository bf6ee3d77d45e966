import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../platform/db/database'
import { kycImages, type KycSide, type KycState, kycSubmissions, type KycSubmission } from './schema'

export const latestSubmission = async (db: Db, memberId: string): Promise<KycSubmission | null> =>
  (
    await db
      .select()
      .from(kycSubmissions)
      .where(eq(kycSubmissions.memberId, memberId))
      // One that waits or is verified is always the last one; two rejected ones say the same.
      .orderBy(desc(inArray(kycSubmissions.state, ['PENDING', 'VERIFIED'])), desc(kycSubmissions.createdAt))
      .limit(1)
  )[0] ?? null

export type VerifiedPerson = { readonly name: string; readonly document: string }

export const kycStateOf = async (db: Db, memberId: string): Promise<KycState> =>
  (await latestSubmission(db, memberId))?.state ?? 'NONE'

export const verifiedPersonOf = async (db: Db, memberId: string): Promise<VerifiedPerson | null> =>
  (
    await db
      .select({ name: kycSubmissions.fullName, document: kycSubmissions.documentNumber })
      .from(kycSubmissions)
      .where(and(eq(kycSubmissions.memberId, memberId), eq(kycSubmissions.state, 'VERIFIED')))
  )[0] ?? null

export const verifiedAmong = async (db: Db, memberIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ id: kycSubmissions.memberId })
    .from(kycSubmissions)
    .where(and(inArray(kycSubmissions.memberId, [...memberIds]), eq(kycSubmissions.state, 'VERIFIED')))
  return new Set(rows.map(({ id }) => id))
}

const draftOf = (memberId: string) => and(eq(kycImages.memberId, memberId), isNull(kycImages.submissionId))

export const draftSides = async (db: Db, memberId: string): Promise<readonly KycSide[]> =>
  (await db.select({ side: kycImages.side }).from(kycImages).where(draftOf(memberId)).orderBy(asc(kycImages.side))).map(
    ({ side }) => side,
  )

/** Replaces the earlier picture of the side. */
export const saveImage = async (
  tx: Tx,
  image: {
    readonly id: string
    readonly memberId: string
    readonly side: KycSide
    readonly bytes: Uint8Array
    readonly createdAt: number
  },
): Promise<void> => {
  await tx.delete(kycImages).where(and(draftOf(image.memberId), eq(kycImages.side, image.side)))
  await tx.insert(kycImages).values(image)
}

/** `false`: one is pending or verified already; the database admits one. */
export const insertSubmission = async (tx: Tx, row: typeof kycSubmissions.$inferInsert): Promise<boolean> =>
  (await tx.insert(kycSubmissions).values(row).onConflictDoNothing().returning({ id: kycSubmissions.id })).length === 1

export const attachDraftImages = async (tx: Tx, memberId: string, submissionId: string): Promise<void> =>
  void (await tx.update(kycImages).set({ submissionId }).where(draftOf(memberId)))

export const lockSubmission = async (tx: Tx, id: string): Promise<KycSubmission | null> =>
  (await tx.select().from(kycSubmissions).where(eq(kycSubmissions.id, id)).for('update'))[0] ?? null

export const changeSubmission = async (tx: Tx, id: string, to: Partial<KycSubmission>): Promise<KycSubmission | null> =>
  (await tx.update(kycSubmissions).set(to).where(eq(kycSubmissions.id, id)).returning())[0] ?? null

/** For operators: pending ones oldest first, all of them newest first. */
export const submissionsShown = (db: Db, show: 'waiting' | 'all', most: number): Promise<KycSubmission[]> =>
  db
    .select()
    .from(kycSubmissions)
    .where(show === 'waiting' ? eq(kycSubmissions.state, 'PENDING') : undefined)
    .orderBy((show === 'waiting' ? asc : desc)(kycSubmissions.createdAt))
    .limit(most)

/** How many images each submission has. */
export const imageCounts = async (db: Db, submissionIds: readonly string[]): Promise<(id: string) => number> => {
  const rows =
    submissionIds.length === 0
      ? []
      : await db
          .select({ id: kycImages.submissionId, n: count() })
          .from(kycImages)
          .where(inArray(kycImages.submissionId, [...submissionIds]))
          .groupBy(kycImages.submissionId)
  const counts = new Map(rows.map(({ id, n }) => [id, n]))
  return (id) => counts.get(id) ?? 0
}

export const imageAt = async (db: Db, submissionId: string, position: number): Promise<Uint8Array | null> =>
  (
    await db
      .select({ bytes: kycImages.bytes })
      .from(kycImages)
      .where(eq(kycImages.submissionId, submissionId))
      .orderBy(asc(kycImages.side))
      .limit(1)
      .offset(position)
  )[0]?.bytes ?? null

const own = alias(kycSubmissions, 'own_submission')

/** Whether a member gave the identity document of one of the others. */
export const sharesDocument = async (db: Db, memberId: string, others: readonly string[]): Promise<boolean> =>
  (
    await db
      .select({ id: own.id })
      .from(own)
      .innerJoin(kycSubmissions, eq(kycSubmissions.documentNumber, own.documentNumber))
      .where(and(eq(own.memberId, memberId), inArray(kycSubmissions.memberId, [...others])))
      .limit(1)
  ).length === 1
