/** Fewer than may wait for a connection, so that one answer does not make the gateway turn others away. */
export const maxBatchSize = 40

type Asked<Key, Value> = { readonly key: Key; resolve(value: Value | null): void; reject(error: unknown): void }

/**
 * Groups calls of one turn of the event loop, or made during a query, into the next query, `most` keys at a time.
 * A query begins after its callers called, so no answer is older than its call; no result is cached.
 */
export const batchLoader = <Key, Value>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  most: number,
): ((key: Key) => Promise<Value | null>) => {
  const waiting: Asked<Key, Value>[] = []
  let asking = false

  const askAll = async () => {
    while (waiting.length > 0) {
      const now = waiting.splice(0, most)
      try {
        const answers = await ask([...new Set(now.map(({ key }) => key))])
        for (const { key, resolve } of now) resolve(answers.get(key) ?? null)
      } catch (error) {
        for (const { reject } of now) reject(error)
      }
    }
    asking = false
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (asking) return
      asking = true
      setImmediate(() => void askAll())
    })
}
