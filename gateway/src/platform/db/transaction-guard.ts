import { AsyncLocalStorage } from 'node:async_hooks'

/*
 * A query on `db` inside a transaction waits for that transaction: on PGlite for ever, on PostgreSQL when no connection is left.
 * Checked in tests only, since following every promise costs processor time.
 */
let watched: AsyncLocalStorage<{ open: boolean }> | null = null

export const watchTransactions = (): void => {
  watched ??= new AsyncLocalStorage()
}

export const transactionsAreWatched = (): boolean => watched !== null

/** Marks `work` as inside a transaction. Timers and unawaited calls that it started may query after its end. */
export const asTransaction = async <T>(work: () => Promise<T>): Promise<T> => {
  if (!watched) return work()
  const transaction = { open: true }
  try {
    return await watched.run(transaction, work)
  } finally {
    transaction.open = false
  }
}

/** Throws when the caller, inside a transaction, uses a function that must run outside one. */
export const refuseInTransaction = (asked: string): void => {
  if (watched?.getStore()?.open)
    throw new Error(`A transaction asks for ${asked}, which does not go through its own tx.`)
}
