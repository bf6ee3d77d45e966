import { lockAndRestart } from '../../platform'
import type { Db, Tx } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { handlerName } from './activity.sql'
import * as store from './store'

const mostShown = 100
const attempts = 50
const pauseMs = 100

export type ActivityReport = {
  readonly totals: readonly store.TotalsDifference[]
  readonly ledger: readonly store.LedgerDifference[]
}

const snapshot = { isolationLevel: 'repeatable read' } as const

/** Compares the sums of all rounds with the totals, and these with the ledger, in one snapshot. */
export const compareActivity = (db: Db): Promise<ActivityReport> =>
  inTransaction(
    db,
    async (tx) => ({
      totals: await store.totalsDifferences(tx, mostShown),
      ledger: await store.ledgerDifferences(tx, mostShown),
    }),
    { ...snapshot, accessMode: 'read only' },
  )

/**
 * Rewrites the totals from the rounds, at the snapshot from which the handler then goes on. `alongside` is in its
 * transaction.
 */
export const rewriteActivity = async (
  db: Db,
  alongside: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const done = await inTransaction(
      db,
      async (tx) => {
        if (!(await lockAndRestart(tx, handlerName))) return false
        await store.rewrite(tx)
        await alongside(tx)
        return true
      },
      snapshot,
    )
    if (done) return
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  throw new Error('Bet events were being counted all the time')
}
