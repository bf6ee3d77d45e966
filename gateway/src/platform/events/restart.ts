import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/database'
import { lockHandler } from './cursor'
import { eventCursors } from './schema'

/**
 * In a transaction of isolation `repeatable read`: the handler goes on after the snapshot of this transaction, which may
 * write anew what the events before it came to. `false`: a batch is under way, try again.
 */
export const lockAndRestart = async (tx: Tx, handler: string): Promise<boolean> => {
  if (!(await lockHandler(tx, handler))) return false
  await tx
    .update(eventCursors)
    .set({ seen: sql`pg_current_snapshot()`, upto: null, afterId: 0n })
    .where(eq(eventCursors.handler, handler))
  return true
}
