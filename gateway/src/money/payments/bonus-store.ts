import type { WireLanguage } from '@mosaic/contracts'
import { inLanguage } from '@mosaic/contracts'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import type { BonusHistory } from './bonus-taken'
import { deposits } from './schema'

export const hasDeposited = async (db: Db, memberId: string): Promise<boolean> =>
  (
    await db
      .select({ id: deposits.id })
      .from(deposits)
      .where(and(eq(deposits.memberId, memberId), eq(deposits.state, 'SETTLED')))
      .limit(1)
  ).length > 0

/** Whether the member has a settled deposit, and which of the keys their deposits reserve. */
export const bonusHistory = async (db: Db, memberId: string, keys: readonly string[]): Promise<BonusHistory> => {
  const rows = await db
    .select({ key: deposits.bonusReservation, state: deposits.state })
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), inArray(deposits.bonusReservation, [...keys])))
  return {
    hasDeposited: await hasDeposited(db, memberId),
    reservations: rows.flatMap(({ key, state }) => (key === null ? [] : [{ key, state }])),
  }
}

/** Names of the bonuses at the time of the deposit, by reference of the deposit. */
export const bonusNames = async (
  db: Db,
  memberId: string,
  references: readonly string[],
  language: WireLanguage,
): Promise<ReadonlyMap<string, string>> => {
  if (references.length === 0) return new Map()
  const rows = await db
    .select({ reference: deposits.reference, bonus: deposits.bonus })
    .from(deposits)
    .where(
      and(eq(deposits.memberId, memberId), inArray(deposits.reference, [...references]), isNotNull(deposits.bonus)),
    )
  return new Map(rows.map(({ reference, bonus }) => [reference, bonus ? inLanguage(bonus.names, language) : '']))
}
