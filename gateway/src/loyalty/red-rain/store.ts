import { type Minor, zero } from '@mosaic/contracts'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { sumOf } from '../../platform/db/columns'
import type { Db, Tx } from '../../platform/db/database'
import { claimedSums, nextShare } from './red-rain.sql'
import { type RainRow, redRains, redRainShares, type ShareRow } from './schema'

const rowsPerInsert = 1000

export const insertRain = async (tx: Tx, rain: typeof redRains.$inferInsert): Promise<RainRow | null> =>
  (await tx.insert(redRains).values(rain).onConflictDoNothing().returning())[0] ?? null

export const insertShares = async (tx: Tx, shares: (typeof redRainShares.$inferInsert)[]): Promise<void> => {
  for (let from = 0; from < shares.length; from += rowsPerInsert)
    await tx.insert(redRainShares).values(shares.slice(from, from + rowsPerInsert))
}

export const rainOfRequest = async (db: Db, giverId: string, requestKey: string): Promise<RainRow | null> =>
  (
    await db
      .select()
      .from(redRains)
      .where(and(eq(redRains.giverId, giverId), eq(redRains.requestKey, requestKey)))
  )[0] ?? null

export const rainById = async (db: Db, merchantCode: string, id: string): Promise<RainRow | null> =>
  (
    await db
      .select()
      .from(redRains)
      .where(and(eq(redRains.id, id), eq(redRains.merchantCode, merchantCode)))
  )[0] ?? null

export const lockRain = async (tx: Tx, id: string): Promise<RainRow | null> =>
  (await tx.select().from(redRains).where(eq(redRains.id, id)).for('update'))[0] ?? null

export const rainOfCampaign = async (db: Db, campaignId: string): Promise<RainRow | null> =>
  (await db.select().from(redRains).where(eq(redRains.campaignId, campaignId)))[0] ?? null

/** Rains of the merchant and of these agents that are not over, the next to end first. */
export const openRains = (
  db: Db,
  merchantCode: string,
  givers: readonly string[],
  now: number,
): Promise<readonly RainRow[]> =>
  db
    .select()
    .from(redRains)
    .where(
      and(
        eq(redRains.merchantCode, merchantCode),
        isNull(redRains.closedAt),
        gt(redRains.endsAt, now),
        givers.length === 0
          ? isNotNull(redRains.campaignId)
          : or(isNotNull(redRains.campaignId), inArray(redRains.giverId, [...givers])),
      ),
    )
    .orderBy(asc(redRains.endsAt), asc(redRains.id))

/** Rains whose time is over and whose pot is not returned. */
export const endedRains = (db: Db, now: number, after: string | null, most: number) =>
  db
    .select({ id: redRains.id })
    .from(redRains)
    .where(
      and(isNull(redRains.closedAt), lte(redRains.endsAt, now), after === null ? undefined : gt(redRains.id, after)),
    )
    .orderBy(asc(redRains.id))
    .limit(most)

export const fallingIn = async (db: Db, rainId: string, wave: number): Promise<number> =>
  (
    await db
      .select({ n: count() })
      .from(redRainShares)
      .where(and(eq(redRainShares.rainId, rainId), lte(redRainShares.wave, wave), isNull(redRainShares.memberId)))
  )[0]?.n ?? 0

export const sharesOf = (db: Db, rainId: string, memberId: string): Promise<readonly ShareRow[]> =>
  db
    .select()
    .from(redRainShares)
    .where(and(eq(redRainShares.rainId, rainId), eq(redRainShares.memberId, memberId)))

/** Gives the member an envelope of the wave; null: none is left. */
export const takeShare = async (
  tx: Tx,
  rainId: string,
  memberId: string,
  wave: number,
  at: number,
): Promise<ShareRow | null> =>
  (
    await tx
      .update(redRainShares)
      .set({ memberId, claimedWave: wave, claimedAt: at })
      .where(eq(redRainShares.id, nextShare(rainId, wave)))
      .returning()
  )[0] ?? null

export const unclaimedSum = async (tx: Tx, rainId: string): Promise<Minor> =>
  (
    await tx
      .select({ sum: sumOf(redRainShares.amount) })
      .from(redRainShares)
      .where(and(eq(redRainShares.rainId, rainId), isNull(redRainShares.memberId)))
  )[0]?.sum ?? zero

export const closeRain = async (tx: Tx, id: string, returned: Minor, closedAt: number): Promise<void> =>
  void (await tx.update(redRains).set({ returned, closedAt }).where(eq(redRains.id, id)))

const withSums = (db: Db) =>
  db
    .select({ rain: redRains, ...claimedSums })
    .from(redRains)
    .innerJoin(redRainShares, eq(redRainShares.rainId, redRains.id))

/** The agent's rains, the newest first. */
export const rainsGivenBy = (db: Db, giverId: string, most: number) =>
  withSums(db).where(eq(redRains.giverId, giverId)).groupBy(redRains.id).orderBy(desc(redRains.createdAt)).limit(most)

export const rainsOfCampaigns = (db: Db, campaignIds: readonly string[]) =>
  withSums(db)
    .where(inArray(redRains.campaignId, [...campaignIds]))
    .groupBy(redRains.id)
