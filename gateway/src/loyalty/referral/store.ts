import { and, asc, count, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database'
import { referralClicks, referralCodes, type ReferralRefusal, type ReferralRow, referrals } from './schema'

export const codeOf = async (db: Db, memberId: string): Promise<string | null> =>
  (await db.select({ code: referralCodes.code }).from(referralCodes).where(eq(referralCodes.memberId, memberId)))[0]
    ?.code ?? null

/** `false`: the code is taken, or the member has one. */
export const insertCode = async (db: Db, row: typeof referralCodes.$inferInsert): Promise<boolean> =>
  (await db.insert(referralCodes).values(row).onConflictDoNothing().returning({ code: referralCodes.code })).length ===
  1

export const memberOfCode = async (
  db: Db,
  merchantCode: string,
  code: string,
): Promise<{ readonly memberId: string } | null> =>
  (
    await db
      .select({ memberId: referralCodes.memberId })
      .from(referralCodes)
      .where(and(eq(referralCodes.merchantCode, merchantCode), eq(referralCodes.code, code)))
  )[0] ?? null

/** A visitor counts once for each member. */
export const insertClick = async (db: Db, row: typeof referralClicks.$inferInsert): Promise<void> =>
  void (await db.insert(referralClicks).values(row).onConflictDoNothing())

export const insertReferral = async (tx: Tx, row: typeof referrals.$inferInsert): Promise<void> =>
  void (await tx.insert(referrals).values(row))

export const lockReferral = async (tx: Tx, memberId: string): Promise<ReferralRow | null> =>
  (await tx.select().from(referrals).where(eq(referrals.memberId, memberId)).for('update'))[0] ?? null

export const changeReferral = async (
  tx: Tx,
  memberId: string,
  changes: Partial<typeof referrals.$inferInsert>,
): Promise<void> => void (await tx.update(referrals).set(changes).where(eq(referrals.memberId, memberId)))

/** Ends a referral without a reward. */
export const refuseDue = async (db: Db, memberId: string, reason: ReferralRefusal): Promise<void> =>
  void (await db
    .update(referrals)
    .set({ state: 'REFUSED', reason })
    .where(and(eq(referrals.memberId, memberId), eq(referrals.state, 'DUE'))))

/** Friends whose bet counts and whose reward is not decided yet. */
export const dueReferrals = (db: Db, most: number) =>
  db
    .select({ memberId: referrals.memberId, referrerId: referrals.referrerId })
    .from(referrals)
    .where(eq(referrals.state, 'DUE'))
    .orderBy(asc(referrals.registeredAt))
    .limit(most)

/** The member's other friends. */
export const otherFriends = async (db: Db, { referrerId, memberId }: ReferralRow): Promise<readonly string[]> =>
  (
    await db
      .select({ id: referrals.memberId })
      .from(referrals)
      .where(and(eq(referrals.referrerId, referrerId), ne(referrals.memberId, memberId)))
  ).map(({ id }) => id)

const countOf = (rows: readonly { readonly n: number }[]): number => rows[0]?.n ?? 0

export const countsOf = async (db: Db, memberId: string) => ({
  clicks: countOf(await db.select({ n: count() }).from(referralClicks).where(eq(referralClicks.memberId, memberId))),
  registered: countOf(await db.select({ n: count() }).from(referrals).where(eq(referrals.referrerId, memberId))),
  qualified: countOf(
    await db
      .select({ n: count() })
      .from(referrals)
      .where(and(eq(referrals.referrerId, memberId), isNotNull(referrals.firstBetAt))),
  ),
})

/** Those of these members whom a member invited. */
export const invitedAmong = async (db: Db, memberIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db
        .select({ id: referrals.memberId })
        .from(referrals)
        .where(inArray(referrals.memberId, [...memberIds]))
    ).map(({ id }) => id),
  )
