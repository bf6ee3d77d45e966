import { LRUCache } from 'lru-cache'

export type StaleCacheOptions = {
  /** Milliseconds for which a value is returned without a new load. */
  readonly freshFor: number
  /** Age in milliseconds from which a value is only returned if a new load fails. */
  readonly staleFor?: number
  readonly now?: () => number
  readonly onError: (error: unknown) => void
  readonly size?: number
}

export type StaleCache<T> = { readonly get: (key: string) => Promise<T> }

/**
 * Stale-while-revalidate: a value older than `freshFor` is returned while one load runs in the background.
 * A failed load keeps the value and counts as a new one, so that a dead source is not called by every page.
 */
export const createStaleCache = <T extends NonNullable<unknown>>(
  load: (key: string) => Promise<T>,
  { freshFor, staleFor = Number.POSITIVE_INFINITY, now = Date.now, onError, size = 2000 }: StaleCacheOptions,
): StaleCache<T> => {
  const cache = new LRUCache<string, T>({
    max: size,
    ttl: freshFor,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (key, last) => {
      if (last === undefined) return load(key)
      return load(key).catch((error: unknown) => {
        onError(error)
        return last
      })
    },
  })
  return {
    get: (key) => cache.forceFetch(key, { allowStale: freshFor - cache.getRemainingTTL(key) < staleFor }),
  }
}
