/** Most open connections of one key, and of all. */
export type OpenLimits = { readonly perKey: number; readonly inAll: number }

/** Counts open connections by key; `take` gives the function that ends one, or `null` where a limit is reached. */
export const openLimit = (
  limits: OpenLimits,
): {
  take(key: string): (() => void) | null
  readonly open: () => number
  readonly openOf: (key: string) => number
} => {
  const counts = new Map<string, number>()
  let all = 0
  return {
    open: () => all,
    openOf: (key) => counts.get(key) ?? 0,
    take: (key) => {
      const own = counts.get(key) ?? 0
      if (own >= limits.perKey || all >= limits.inAll) return null
      counts.set(key, own + 1)
      all += 1
      let ended = false
      return () => {
        if (ended) return
        ended = true
        all -= 1
        const left = (counts.get(key) ?? 1) - 1
        if (left > 0) counts.set(key, left)
        else counts.delete(key)
      }
    },
  }
}
