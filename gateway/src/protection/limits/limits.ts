import { sql } from 'drizzle-orm'
import { type Period, publish } from '../../platform'
import { bigintValue, instantOf, timestamp } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import { changeLimit, limitAt, type LimitState, noLimit } from './limit-change'

export const limitKinds = ['deposit', 'loss', 'wager', 'time'] as const
export type LimitKind = (typeof limitKinds)[number]
export type Limit = { readonly kind: LimitKind; readonly period: Period; readonly state: LimitState }

type Row = {
  kind: LimitKind
  period: Period
  amount: bigint | null
  next_amount: bigint | null
  next_at: string | null
}

const stateOf = (row: Row): LimitState => ({
  amount: row.amount,
  next: row.next_at === null ? null : { amount: row.next_amount, at: instantOf(row.next_at) },
})

/** The limits of a member as they stand at `now`, those without a number left out unless one is on its way. */
export const limitsOf = async (db: Db, memberId: string, now: number): Promise<readonly Limit[]> => {
  const { rows } = await db.execute<Row>(
    sql`select kind, period, amount, next_amount, next_at from play_limits where member_id = ${memberId}`,
  )
  return rows
    .map((row) => ({ kind: row.kind, period: row.period, state: limitAt(stateOf(row), now) }))
    .filter(({ state }) => state.amount !== null || state.next !== null)
}

/** Writes the change and its record. Two changes of one limit at once queue at its row. */
export const setLimit = async (
  tx: Db,
  memberId: string,
  wish: { readonly kind: LimitKind; readonly period: Period; readonly amount: bigint | null },
  now: number,
): Promise<void> => {
  const { kind, period, amount } = wish
  await tx.execute(
    sql`insert into play_limits (member_id, kind, period) values (${memberId}, ${kind}, ${period}) on conflict do nothing`,
  )
  const { rows } = await tx.execute<Row>(
    sql`select kind, period, amount, next_amount, next_at from play_limits where member_id = ${memberId} and kind = ${kind} and period = ${period} for update`,
  )
  const before = rows[0] ? limitAt(stateOf(rows[0]), now) : noLimit
  const after = changeLimit(before, amount, now)
  await tx.execute(sql`
    update play_limits set amount = ${bigintValue(after.amount)}, next_amount = ${bigintValue(after.next?.amount)}, next_at = ${timestamp(after.next?.at ?? null)}
    where member_id = ${memberId} and kind = ${kind} and period = ${period}`)
  const payload = { limit: kind, period, loosenedFrom: after.next?.at ?? null }
  await publish(tx, { name: 'limit.changed', memberId, at: now, payload })
  await tx.execute(sql`
    insert into play_limit_changes (member_id, kind, period, before_amount, asked_amount, asked_at, effective_at)
    values (${memberId}, ${kind}, ${period}, ${bigintValue(before.amount)}, ${bigintValue(amount)}, ${timestamp(now)}, ${timestamp(after.next?.at ?? now)})`)
}
