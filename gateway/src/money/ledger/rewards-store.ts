import { type Minor, minor } from '@mosaic/contracts'
import { dayIndex } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import type { AccountRef } from './accounts'
import { rewards } from './kinds'
import { statementDays } from './schema'
import { kindsByDayQuery } from './statement.sql'

/** Sums by business day, counted from 1 in the order of `bounds` (the first instant of each day, then of the day after). */
export const rewardsByDay = async (
  db: Db,
  account: AccountRef,
  bounds: readonly number[],
): Promise<readonly { readonly day: number; readonly amount: Minor }[]> => {
  const span = { from: bounds[0] ?? 0, to: bounds[bounds.length - 1] ?? 0 }
  const { rows } = await db.execute<{ day: number; amount: bigint }>(
    kindsByDayQuery(account, dayIndex(statementDays.startsAt, bounds), span, rewards),
  )
  return rows.map(({ day, amount }) => ({ day, amount: minor(amount) }))
}
