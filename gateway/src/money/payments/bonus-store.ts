import type { WireLanguage } from '@mosaic/contracts'
import { inLanguage } from '@mosaic/contracts'
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import type { BonusHistory } from './bonus-taken'
import { isUuid } from '../../platform/runtime/uuid'
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

/** Names of the bonuses at the time of the deposit, by reference of the deposit or id of the grant. */
export const bonusNames = async (
  db: Db,
  memberId: string,
  references: readonly string[],
  language: WireLanguage,
): Promise<ReadonlyMap<string, string>> => {
  if (references.length === 0) return new Map()
  const rows = await db
    .select({ reference: deposits.reference, grantId: deposits.bonusGrantId, bonus: deposits.bonus })
    .from(deposits)
    .where(
      and(
        eq(deposits.memberId, memberId),
        isNotNull(deposits.bonus),
        or(inArray(deposits.reference, [...references]), inArray(deposits.bonusGrantId, references.filter(isUuid))),
      ),
    )
  return new Map(
    rows.map(({ reference, grantId, bonus }) => [grantId ?? reference, bonus ? inLanguage(bonus.names, language) : '']),
  )
}
