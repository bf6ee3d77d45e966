/** Token bucket per key: `burst` immediately, then `perSecond`. Full buckets are dropped. */
export type RateLimit = (key: string) => boolean

export const createRateLimit = (options: { burst: number; perSecond: number; now: () => number }): RateLimit => {
  const buckets = new Map<string, { tokens: number; at: number }>()
  return (key) => {
    const at = options.now()
    if (buckets.size > 10_000)
      for (const [name, bucket] of buckets)
        if (((at - bucket.at) / 1000) * options.perSecond >= options.burst) buckets.delete(name)
    const bucket = buckets.get(key) ?? { tokens: options.burst, at }
    const tokens = Math.min(options.burst, bucket.tokens + ((at - bucket.at) / 1000) * options.perSecond)
    buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at })
    return tokens >= 1
  }
}
