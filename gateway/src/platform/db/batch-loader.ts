import DataLoader from 'dataloader'

/** Below the number of waiting database calls, so that one answer does not exhaust the pool. */
export const maxBatchSize = 40

const noop = () => undefined

/**
 * Loads keys of one event-loop turn, or of the time a batch is pending, with one query. Nothing is cached: a batch starts after its
 * callers, so an answer is never older than the call.
 */
export const batchLoader = <Key, Value>(
  query: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  batchSize: number,
): ((key: Key) => Promise<Value | null>) => {
  let pending: Promise<unknown> | null = null
  const loader = new DataLoader<Key, Value | null>(
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
      maxBatchSize: batchSize,
      batchScheduleFn: (dispatch) => {
        if (pending) void pending.then(dispatch)
        else setImmediate(dispatch)
      },
    },
  )
  return (key) => loader.load(key)
}
