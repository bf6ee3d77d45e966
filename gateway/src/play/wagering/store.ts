import { type Minor, minor } from '@mosaic/contracts'
import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import { sumOf } from '../../platform/db/columns'
import type { Db, Tx } from '../../platform/db/database'
import { bonusVersion, countRoundQuery, moreConverted, moreProgress } from './bonuses.sql'
import { bonusMoves, type BonusRow, bonuses, type BonusState } from './schema'

export const insertBonus = async (tx: Tx, bonus: typeof bonuses.$inferInsert): Promise<BonusRow> => {
  const [row] = await tx.insert(bonuses).values(bonus).returning()
  if (!row) throw new Error(`Bonus ${bonus.id} was not written`)
  return row
}

type Move = Pick<typeof bonusMoves.$inferInsert, 'step' | 'kind' | 'amount' | 'at'>

export const insertMove = async (
  tx: Tx,
  { id: bonusId, merchantCode }: Pick<BonusRow, 'id' | 'merchantCode'>,
  move: Move,
): Promise<void> => void (await tx.insert(bonusMoves).values({ bonusId, merchantCode, ...move }))

const live: readonly BonusState[] = ['ACTIVE', 'WAITING']

/** The member's active and waiting bonuses: the active one first, then in the order in which they become active. */
export const liveBonuses = (db: Db, memberId: string): Promise<BonusRow[]> =>
  db
    .select()
    .from(bonuses)
    .where(and(eq(bonuses.memberId, memberId), inArray(bonuses.state, [...live])))
    .orderBy(asc(bonuses.state), asc(bonuses.sort), asc(bonuses.createdAt), asc(bonuses.id))

const endedShown = 10

/** The live bonuses and the last that ended. */
export const bonusesOf = async (db: Db, memberId: string): Promise<readonly BonusRow[]> => [
  ...(await liveBonuses(db, memberId)),
  ...(await db
    .select()
    .from(bonuses)
    .where(
      and(eq(bonuses.memberId, memberId), inArray(bonuses.state, ['COMPLETED', 'FORFEITED', 'EXPIRED', 'USED_UP'])),
    )
    .orderBy(desc(bonuses.endedAt))
    .limit(endedShown)),
]

export const lockBonus = async (tx: Tx, id: string): Promise<BonusRow | null> =>
  (await tx.select().from(bonuses).where(eq(bonuses.id, id)).for('update'))[0] ?? null

export const bonusById = async (db: Db, id: string): Promise<BonusRow | null> =>
  (await db.select().from(bonuses).where(eq(bonuses.id, id)))[0] ?? null

export const changeBonus = async (
  tx: Tx,
  id: string,
  changes: Partial<Pick<typeof bonuses.$inferInsert, 'state' | 'endedAt' | 'expiresAt'>>,
): Promise<void> => void (await tx.update(bonuses).set(changes).where(eq(bonuses.id, id)))

export const addConverted = async (tx: Tx, id: string, amount: Minor): Promise<void> =>
  void (await tx
    .update(bonuses)
    .set({ converted: moreConverted(amount) })
    .where(eq(bonuses.id, id)))

/** Counts a round anew and moves the progress by the difference; returns the bonus after it. */
export const countRound = async (
  tx: Tx,
  round: Parameters<typeof countRoundQuery>[0],
  counted: Minor,
): Promise<BonusRow | null> => {
  const { rows } = await tx.execute<{ difference: bigint }>(countRoundQuery(round, counted))
  const difference = minor(rows[0]?.difference ?? 0n)
  const [row] = await tx
    .update(bonuses)
    .set({ progress: moreProgress(difference) })
    .where(eq(bonuses.id, round.bonusId))
    .returning()
  return row ?? null
}

/** The ids of live bonuses whose time to wager is over, in their order after `last`. */
export const expiredBonuses = async (
  db: Db,
  now: number,
  last: string | null,
  most: number,
): Promise<readonly string[]> => {
  const rows = await db
    .select({ id: bonuses.id })
    .from(bonuses)
    .where(
      and(
        inArray(bonuses.state, [...live]),
        lte(bonuses.expiresAt, now),
        last === null ? undefined : gt(bonuses.id, last),
      ),
    )
    .orderBy(asc(bonuses.id))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** What was wagered of the bonuses of each campaign, and what became cash; a campaign without bonuses is not in it. */
export const bonusSums = async (db: Db, campaignIds: readonly string[]) => {
  const rows = await db
    .select({ campaignId: bonuses.campaignId, wagered: sumOf(bonuses.progress), converted: sumOf(bonuses.converted) })
    .from(bonuses)
    .where(inArray(bonuses.campaignId, [...campaignIds]))
    .groupBy(bonuses.campaignId)
  return new Map(rows.map(({ campaignId, ...sums }) => [campaignId, sums]))
}

/** A text for each member with bonuses that differs after every change of their wagering and state. */
export const bonusVersions = async (db: Db, memberIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .select({ memberId: bonuses.memberId, ...bonusVersion })
    .from(bonuses)
    .where(inArray(bonuses.memberId, [...memberIds]))
    .groupBy(bonuses.memberId)
  return new Map(
    rows.map(({ memberId, all, waiting, ended, progress }) => [memberId, [all, waiting, ended, progress].join('.')]),
  )
}
