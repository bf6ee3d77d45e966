import { type CampaignKind, type Minor, zero } from '@mosaic/contracts'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database'
import { codeIs, fitsInto, lessCommitted, moreCommitted, sumCommitted } from './campaigns.sql'
import { publishGrant } from './grant-events'
import { type CampaignRow, campaigns, type GrantRow, grants, promotionImages } from './schema'

/** Ended promotions stay visible as closed for so long. */
const shownAfterEndMs = 7 * 86_400_000

/** Launched campaigns of a merchant, with those to come and those that ended lately. */
export const shownCampaigns = (db: Db, merchantCode: string, now: number): Promise<CampaignRow[]> => {
  const lately = now - shownAfterEndMs
  return db
    .select()
    .from(campaigns)
    .where(
      and(
        eq(campaigns.merchantCode, merchantCode),
        ne(campaigns.state, 'DRAFT'),
        or(isNull(campaigns.endsAt), gt(campaigns.endsAt, lately)),
        or(isNull(campaigns.endedAt), gt(campaigns.endedAt, lately)),
      ),
    )
    .orderBy(asc(campaigns.sort), desc(campaigns.startsAt), asc(campaigns.id))
}

export const campaignById = async (db: Db, merchantCode: string, id: string): Promise<CampaignRow | null> =>
  (
    await db
      .select()
      .from(campaigns)
      .where(and(eq(campaigns.id, id), eq(campaigns.merchantCode, merchantCode)))
  )[0] ?? null

/** The live campaign of a promo code. */
export const campaignByCode = async (db: Db, merchantCode: string, code: string): Promise<CampaignRow | null> =>
  (
    await db
      .select()
      .from(campaigns)
      .where(
        and(
          eq(campaigns.merchantCode, merchantCode),
          eq(campaigns.state, 'LIVE'),
          eq(campaigns.kind, 'PROMO_CODE'),
          codeIs(code),
        ),
      )
  )[0] ?? null

/** Adds to what the campaign has promised; `false`: its budget is used up. One statement, so parallel grants cannot pass it. */
export const commitBudget = async (tx: Tx, campaignId: string, amount: Minor): Promise<boolean> =>
  (
    await tx
      .update(campaigns)
      .set({ committed: moreCommitted(amount) })
      .where(and(eq(campaigns.id, campaignId), fitsInto(amount)))
      .returning({ id: campaigns.id })
  ).length === 1

export const releaseBudget = async (tx: Tx, campaignId: string, amount: Minor): Promise<void> =>
  void (await tx
    .update(campaigns)
    .set({ committed: lessCommitted(amount) })
    .where(eq(campaigns.id, campaignId)))

/** The member's grants of these campaigns, the newest first. */
export const grantsOfCampaigns = async (
  db: Db,
  memberId: string,
  campaignIds: readonly string[],
): Promise<readonly GrantRow[]> =>
  campaignIds.length === 0
    ? []
    : db
        .select()
        .from(grants)
        .where(and(eq(grants.memberId, memberId), inArray(grants.campaignId, [...campaignIds])))
        .orderBy(desc(grants.createdAt), desc(grants.occasion))

/** What the campaign has promised to this member. */
export const promisedTo = async (db: Db, memberId: string, campaignId: string): Promise<Minor> =>
  (
    await db
      .select({ sum: sumCommitted })
      .from(grants)
      .where(
        and(
          eq(grants.memberId, memberId),
          eq(grants.campaignId, campaignId),
          or(
            inArray(grants.state, ['APPROVED', 'ISSUED', 'CLAIMED']),
            and(eq(grants.state, 'IN_PROCESS'), ne(grants.kind, 'APPLICATION')),
          ),
        ),
      )
  )[0]?.sum ?? zero

/** The member's grant of one occasion. */
export const grantOf = async (
  db: Db,
  { memberId, campaignId, occasion }: Pick<GrantRow, 'memberId' | 'campaignId' | 'occasion'>,
): Promise<GrantRow | null> =>
  (
    await db
      .select()
      .from(grants)
      .where(and(eq(grants.memberId, memberId), eq(grants.campaignId, campaignId), eq(grants.occasion, occasion)))
  )[0] ?? null

/** Null: this occasion is granted already. */
export const insertGrant = async (tx: Tx, grant: typeof grants.$inferInsert): Promise<GrantRow | null> => {
  const [row] = await tx.insert(grants).values(grant).onConflictDoNothing().returning()
  if (row) await publishGrant(tx, row)
  return row ?? null
}

export const grantStatesOf = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: grants.id, state: grants.state })
    .from(grants)
    .where(inArray(grants.id, [...ids]))

export const grantById = async (db: Db, id: string): Promise<GrantRow | null> =>
  (await db.select().from(grants).where(eq(grants.id, id)))[0] ?? null

export const lockGrant = async (tx: Tx, id: string): Promise<GrantRow | null> =>
  (await tx.select().from(grants).where(eq(grants.id, id)).for('update'))[0] ?? null

export const changeGrant = async (
  tx: Tx,
  id: string,
  changes: Partial<typeof grants.$inferInsert>,
): Promise<GrantRow> => {
  const [row] = await tx.update(grants).set(changes).where(eq(grants.id, id)).returning()
  if (!row) throw new Error(`Grant ${id} is gone`)
  if (changes.state !== undefined) await publishGrant(tx, row)
  return row
}

const rewardsWhere = (db: Db, memberId: string, condition: SQL | undefined) =>
  db
    .select({ grant: grants, texts: campaigns.texts })
    .from(grants)
    .innerJoin(campaigns, eq(campaigns.id, grants.campaignId))
    .where(and(eq(grants.memberId, memberId), condition))
    .orderBy(asc(grants.claimUntil), asc(grants.createdAt), asc(grants.id))

/** Rewards that the member can claim now, the first to expire first, with the texts of their campaigns. */
export const claimableGrants = (db: Db, memberId: string, now: number) =>
  rewardsWhere(db, memberId, and(eq(grants.state, 'ISSUED'), gt(grants.claimUntil, now)))

/** Rewards of the member that wait for two people, the oldest first. */
export const waitingGrants = (db: Db, memberId: string) => rewardsWhere(db, memberId, eq(grants.state, 'APPROVED'))

/** What the member claimed, and can claim now, of all campaigns of a kind. */
export const sumsOfKind = async (db: Db, memberId: string, kind: CampaignKind, now: number) => {
  const sumWhere = async (condition: SQL | undefined): Promise<Minor> =>
    (
      await db
        .select({ sum: sumCommitted })
        .from(grants)
        .where(and(eq(grants.memberId, memberId), eq(grants.kind, kind), condition))
    )[0]?.sum ?? zero
  return {
    claimed: await sumWhere(eq(grants.state, 'CLAIMED')),
    claimable: await sumWhere(and(eq(grants.state, 'ISSUED'), gt(grants.claimUntil, now))),
  }
}

/** Issued rewards whose time to claim is over. */
export const expiredGrants = (db: Db, now: number, after: string | null, most: number) =>
  db
    .select({ id: grants.id })
    .from(grants)
    .where(
      and(eq(grants.state, 'ISSUED'), lte(grants.claimUntil, now), after === null ? undefined : gt(grants.id, after)),
    )
    .orderBy(asc(grants.id))
    .limit(most)

/** As `isForOperators` decides of one. */
const waitsForOperators = or(
  eq(grants.state, 'APPROVED'),
  and(eq(grants.kind, 'APPLICATION'), inArray(grants.state, ['APPLIED', 'IN_PROCESS'])),
)

/** Grants that wait for operators, the oldest first; or every application and whatever they decided, the newest first. */
export const applicationsShown = (db: Db, show: 'waiting' | 'all', most: number) =>
  db
    .select({ grant: grants, texts: campaigns.texts })
    .from(grants)
    .innerJoin(campaigns, eq(campaigns.id, grants.campaignId))
    .where(
      show === 'waiting'
        ? waitsForOperators
        : or(waitsForOperators, eq(grants.kind, 'APPLICATION'), isNotNull(grants.decidedBy)),
    )
    .orderBy(show === 'waiting' ? asc(grants.createdAt) : desc(grants.createdAt), asc(grants.id))
    .limit(most)

export const insertImage = async (tx: Tx, image: typeof promotionImages.$inferInsert): Promise<void> =>
  void (await tx.insert(promotionImages).values(image))

const unsent = (memberId: string, campaignId: string) =>
  and(
    eq(promotionImages.memberId, memberId),
    eq(promotionImages.campaignId, campaignId),
    isNull(promotionImages.grantId),
  )

/** Pictures that the member uploaded for an application and has not sent yet, the oldest first. */
export const unsentImages = (db: Db, memberId: string, campaignId: string) =>
  db
    .select({ id: promotionImages.id })
    .from(promotionImages)
    .where(unsent(memberId, campaignId))
    .orderBy(asc(promotionImages.createdAt), asc(promotionImages.id))

export const deleteImages = async (tx: Tx, ids: readonly string[]): Promise<void> =>
  void (await tx.delete(promotionImages).where(inArray(promotionImages.id, [...ids])))

/** Attaches uploaded pictures to an application; returns how many were the member's own and unsent. */
export const attachImages = async (
  tx: Tx,
  { id: grantId, memberId, campaignId }: Pick<GrantRow, 'id' | 'memberId' | 'campaignId'>,
  ids: readonly string[],
): Promise<number> =>
  ids.length === 0
    ? 0
    : (
        await tx
          .update(promotionImages)
          .set({ grantId })
          .where(and(unsent(memberId, campaignId), inArray(promotionImages.id, [...ids])))
          .returning({ id: promotionImages.id })
      ).length

export const imagesOfGrants = async (
  db: Db,
  grantIds: readonly string[],
): Promise<readonly { readonly id: string; readonly grantId: string | null }[]> =>
  grantIds.length === 0
    ? []
    : db
        .select({ id: promotionImages.id, grantId: promotionImages.grantId })
        .from(promotionImages)
        .where(inArray(promotionImages.grantId, [...grantIds]))
        .orderBy(asc(promotionImages.createdAt), asc(promotionImages.id))

/** The picture as WebP. */
export const imageBytes = async (db: Db, grantId: string, imageId: string): Promise<Uint8Array | null> =>
  (
    await db
      .select({ bytes: promotionImages.bytes })
      .from(promotionImages)
      .where(and(eq(promotionImages.id, imageId), eq(promotionImages.grantId, grantId)))
  )[0]?.bytes ?? null
