import DataLoader from 'dataloader'
import { currentScope, scopeKey } from './merchant-scope'

/** Below the number of waiting database calls, so that one answer does not exhaust the pool. */
export const maxBatchSize = 40

const noop = () => undefined

/**
 * Loads keys of one event-loop turn, or of the time a batch is pending, with one query per merchant. Nothing is cached: a batch
 * starts after its callers, so an answer is never older than the call.
 */
export const batchLoader = <Key, Value>(
  query: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  batchSize: number,
): ((key: Key) => Promise<Value | null>) => {
  // A batch runs in the scope of its first caller.
  const loaders = new Map<string, DataLoader<Key, Value | null>>()
  return (key) => {
    const scope = scopeKey(currentScope())
    const loader = loaders.get(scope) ?? loaderOf(query, batchSize)
    loaders.set(scope, loader)
    return loader.load(key)
  }
}

const loaderOf = <Key, Value>(
  query: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  maxSize: number,
): DataLoader<Key, Value | null> => {
  let pending: Promise<unknown> | null = null
  return new DataLoader<Key, Value | null>(
    async (keys) => {
      const answers = query([...new Set(keys)])
      pending = answers.then(noop, noop)
      const current = pending
      const values = await answers.finally(() => {
        if (pending === current) pending = null
      })
      return keys.map((key) => values.get(key) ?? null)
    },
    {
      cache: false,
      maxBatchSize: maxSize,
      batchScheduleFn: (dispatch) => {
        if (pending) void pending.then(dispatch)
        else setImmediate(dispatch)
      },
    },
  )
}
