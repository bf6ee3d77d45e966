import type { Db, Tx } from './database'
import { isRaceLost } from './sql-error'
import { asTransaction } from './transaction-guard'

const attempts = 4

type Isolation = NonNullable<Parameters<Db['transaction']>[1]>

/**
 * One transaction, repeated on a serialization failure. `work` may run more than once: it uses only its `tx` (on PGlite a query on
 * `db` inside would wait for itself) and makes no network calls.
 */
export const inTransaction = async <T>(db: Db, work: (tx: Tx) => Promise<T>, isolation?: Isolation): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction((tx) => asTransaction(() => work(tx)), isolation)
    } catch (error) {
      if (attempt === attempts || !isRaceLost(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * 15))
    }
  }
}
