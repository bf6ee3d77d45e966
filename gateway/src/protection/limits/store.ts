import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database'
import type { Limit, LimitRequest } from './limit'
import { limitAt, type LimitState, noLimit } from './limit-change'
import { playLimitChanges, playLimits } from './schema'

type Row = typeof playLimits.$inferSelect

const stateOf = ({ amount, nextAmount, nextAt }: Pick<Row, 'amount' | 'nextAmount' | 'nextAt'>): LimitState => ({
  amount,
  next: nextAt === null ? null : { amount: nextAmount, at: nextAt },
})

/** The limits of a member at `now`, without those that have neither an amount nor a planned one. */
export const limitsOf = async (db: Db, memberId: string, now: number): Promise<readonly Limit[]> => {
  const rows = await db.select().from(playLimits).where(eq(playLimits.memberId, memberId))
  return rows
    .map((row) => ({ kind: row.kind, period: row.period, state: limitAt(stateOf(row), now) }))
    .filter(({ state }) => state.amount !== null || state.next !== null)
}

type Key = { readonly memberId: string } & Pick<LimitRequest, 'kind' | 'period'>

const keyIs = ({ memberId, kind, period }: Key) =>
  and(eq(playLimits.memberId, memberId), eq(playLimits.kind, kind), eq(playLimits.period, period))

/** The state of a limit at `now`, locked: two changes of one limit at once queue at its row. */
export const lockLimit = async (tx: Tx, key: Key, now: number): Promise<LimitState> => {
  await tx.insert(playLimits).values(key).onConflictDoNothing()
  const [row] = await tx.select().from(playLimits).where(keyIs(key)).for('update')
  return row ? limitAt(stateOf(row), now) : noLimit
}

export const saveLimit = async (tx: Tx, key: Key, { amount, next }: LimitState): Promise<void> =>
  void (await tx
    .update(playLimits)
    .set({ amount, nextAmount: next?.amount ?? null, nextAt: next?.at ?? null })
    .where(keyIs(key)))

export const insertChange = async (tx: Tx, change: typeof playLimitChanges.$inferInsert): Promise<void> =>
  void (await tx.insert(playLimitChanges).values(change))
