import { type Minor, zero } from '@mosaic/contracts'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database'
import { type CampaignRow, campaigns, type GrantRow, grants } from '../schema'
import { type Count, type Difference, moveProgressQuery, ratePrizesQuery, writeCountsQuery } from './progress.sql'
import { campaignCounts, campaignPeriods, campaignProgress } from './schema'

const counting: readonly CampaignRow['kind'][] = ['MISSION', 'RAFFLE', 'CASHBACK', 'TOURNAMENT', 'VIP_UPGRADE']

const launchedOf = (merchantCodes: readonly string[]) =>
  and(
    inArray(campaigns.merchantCode, [...merchantCodes]),
    ne(campaigns.state, 'DRAFT'),
    inArray(campaigns.kind, [...counting]),
  )

/** Whether these merchants ever launched a campaign that follows rounds or deposits. */
export const hasCounting = async (db: Db, merchantCodes: readonly string[]): Promise<boolean> =>
  (await db.select({ id: campaigns.id }).from(campaigns).where(launchedOf(merchantCodes)).limit(1)).length > 0

/**
 * Campaigns of these merchants that follow rounds or deposits and run in a part of the span; also one that ended since,
 * because its rounds may be read late or taken back. Their settlement waits for the lock.
 */
export const countingCampaigns = (
  tx: Tx,
  merchantCodes: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<CampaignRow[]> =>
  tx
    .select()
    .from(campaigns)
    .where(
      and(
        launchedOf(merchantCodes),
        lte(campaigns.startsAt, to),
        or(isNull(campaigns.endsAt), gt(campaigns.endsAt, from)),
        or(isNull(campaigns.endedAt), gt(campaigns.endedAt, from)),
      ),
    )
    .for('key share')

/** The campaigns of all merchants whose progress rounds decide. */
export const launchedCounting = (db: Db) =>
  db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      and(
        ne(campaigns.state, 'DRAFT'),
        inArray(
          campaigns.kind,
          counting.filter((kind) => kind !== 'VIP_UPGRADE'),
        ),
      ),
    )
    .orderBy(asc(campaigns.id))

/** The missions that these members joined. */
export const joinedMissions = async (
  db: Db,
  campaignIds: readonly string[],
  memberIds: readonly string[],
): Promise<readonly GrantRow[]> =>
  campaignIds.length === 0 || memberIds.length === 0
    ? []
    : db
        .select()
        .from(grants)
        .where(and(inArray(grants.campaignId, [...campaignIds]), inArray(grants.memberId, [...memberIds])))

export type Progress = Pick<typeof campaignProgress.$inferSelect, 'campaignId' | 'period' | 'memberId' | 'value'>

export const writeCounts = async (tx: Tx, counts: readonly Count[]): Promise<readonly Difference[]> =>
  counts.length === 0 ? [] : (await tx.execute<Difference>(writeCountsQuery(counts))).rows

export const moveProgress = async (
  tx: Tx,
  changes: readonly Difference[],
  by: 'sum' | 'highest',
  at: number,
): Promise<readonly Progress[]> =>
  changes.length === 0 ? [] : (await tx.execute<Progress>(moveProgressQuery(changes, by, at))).rows

const ofPeriod = (campaignId: string, period: string) =>
  and(eq(campaignProgress.campaignId, campaignId), eq(campaignProgress.period, period))

/** The member's progress in these campaigns, by campaign and period. */
export const progressOf = async (db: Db, memberId: string, campaignIds: readonly string[]): Promise<Progress[]> =>
  campaignIds.length === 0
    ? []
    : db
        .select()
        .from(campaignProgress)
        .where(and(eq(campaignProgress.memberId, memberId), inArray(campaignProgress.campaignId, [...campaignIds])))

export const progressOfCampaign = (db: Db, campaignId: string): Promise<Progress[]> =>
  db.select().from(campaignProgress).where(eq(campaignProgress.campaignId, campaignId))

/** Forgets what is counted, for a recomputation; prizes that were decided stay in their grants. */
export const forgetProgress = async (tx: Tx, campaignId: string): Promise<void> => {
  await tx.delete(campaignCounts).where(eq(campaignCounts.campaignId, campaignId))
  await tx.update(campaignProgress).set({ value: zero }).where(eq(campaignProgress.campaignId, campaignId))
}

/** The standing of a period, the first place first; who reached a value first comes before. */
export const standing = (db: Db, campaignId: string, period: string, most: number) =>
  db
    .select()
    .from(campaignProgress)
    .where(and(ofPeriod(campaignId, period), gt(campaignProgress.value, zero)))
    .orderBy(desc(campaignProgress.value), asc(campaignProgress.changedAt), asc(campaignProgress.memberId))
    .limit(most)

/** Every member with progress in a period, in an order that anyone can repeat. */
export const entrants = (db: Db, campaignId: string, period: string) =>
  db
    .select({ memberId: campaignProgress.memberId, value: campaignProgress.value })
    .from(campaignProgress)
    .where(and(ofPeriod(campaignId, period), gt(campaignProgress.value, zero)))
    .orderBy(asc(campaignProgress.memberId))

/** `false`: the period was settled before. */
export const startSettling = async (tx: Tx, period: typeof campaignPeriods.$inferInsert): Promise<boolean> =>
  (await tx.insert(campaignPeriods).values(period).onConflictDoNothing().returning()).length === 1

export const settledPeriods = async (db: Db, campaignIds: readonly string[]) =>
  campaignIds.length === 0
    ? []
    : db
        .select()
        .from(campaignPeriods)
        .where(inArray(campaignPeriods.campaignId, [...campaignIds]))

export const setPrize = async (
  tx: Tx,
  { campaignId, period, memberId }: Omit<Progress, 'value'>,
  prize: Minor,
): Promise<void> =>
  void (await tx
    .update(campaignProgress)
    .set({ prize })
    .where(and(ofPeriod(campaignId, period), eq(campaignProgress.memberId, memberId))))

export const setRatePrizes = async (tx: Tx, ...asked: Parameters<typeof ratePrizesQuery>): Promise<void> =>
  void (await tx.execute(ratePrizesQuery(...asked)))

/** Prizes that are not granted yet. */
export const unpaidPrizes = (db: Db, after: Omit<Progress, 'value'> | null, most: number) => {
  const { campaignId, memberId, period, prize, awardedAt } = campaignProgress
  const isAfter =
    after &&
    or(
      gt(campaignId, after.campaignId),
      and(eq(campaignId, after.campaignId), gt(memberId, after.memberId)),
      and(eq(campaignId, after.campaignId), eq(memberId, after.memberId), gt(period, after.period)),
    )
  return db
    .select()
    .from(campaignProgress)
    .where(and(isNotNull(prize), isNull(awardedAt), isAfter ?? undefined))
    .orderBy(asc(campaignId), asc(memberId), asc(period))
    .limit(most)
}

/** `false`: another gateway has it. */
export const markAwarded = async (
  tx: Tx,
  { campaignId, period, memberId }: Omit<Progress, 'value'>,
  at: number,
): Promise<boolean> =>
  (
    await tx
      .update(campaignProgress)
      .set({ awardedAt: at })
      .where(
        and(ofPeriod(campaignId, period), eq(campaignProgress.memberId, memberId), isNull(campaignProgress.awardedAt)),
      )
      .returning({ memberId: campaignProgress.memberId })
  ).length === 1

/** Sets the highest level that was seen of a member; the row is there from the first one on. */
export const saveLevel = async (
  tx: Tx,
  progress: Omit<typeof campaignProgress.$inferInsert, 'prize' | 'awardedAt'>,
): Promise<void> =>
  void (await tx
    .insert(campaignProgress)
    .values(progress)
    .onConflictDoUpdate({
      target: [campaignProgress.campaignId, campaignProgress.period, campaignProgress.memberId],
      set: { value: progress.value, changedAt: progress.changedAt },
    }))

/** Campaigns that are over, whose periods or unfinished missions may have to be settled. */
export const campaignsToSettle = (db: Db, before: number): Promise<CampaignRow[]> =>
  db
    .select()
    .from(campaigns)
    .where(
      or(
        and(
          inArray(campaigns.kind, ['RAFFLE', 'TOURNAMENT']),
          or(lte(campaigns.endsAt, before), lte(campaigns.endedAt, before)),
        ),
        and(eq(campaigns.kind, 'CASHBACK'), lte(campaigns.launchedAt, before)),
      ),
    )

/** Grants that wait for something that cannot come any more, because their campaign is over. */
export const unfinishedGrants = (db: Db, now: number, after: string | null, most: number) =>
  db
    .select({ id: grants.id })
    .from(grants)
    .innerJoin(campaigns, eq(campaigns.id, grants.campaignId))
    .where(
      and(
        eq(grants.kind, 'MISSION'),
        eq(grants.state, 'IN_PROCESS'),
        or(lte(campaigns.endsAt, now), lte(campaigns.endedAt, now)),
        after === null ? undefined : gt(grants.id, after),
      ),
    )
    .orderBy(asc(grants.id))
    .limit(most)
