import { FIRST_PAYING, ROWS, SCATTER, WILD, symbolAt } from './slot-config'
import type { SlotConfig } from './slot-config'

type Window = { readonly symbols: readonly number[]; readonly scatters: number; readonly masks: readonly number[] }

/** Bit r of masks[s] says that row r shows symbol s or a wild. */
const windowsOf = (config: SlotConfig, reel: number): Window[] =>
  (config.strips[reel] ?? []).map((_, stop) => {
    const symbols = Array.from({ length: ROWS }, (_row, row) => symbolAt(config, reel, stop, row))
    const masks = config.pays.map((_pay, i) =>
      symbols.reduce(
        (mask, symbol, row) => (symbol === FIRST_PAYING + i || symbol === WILD ? mask | (1 << row) : mask),
        0,
      ),
    )
    return { symbols, masks, scatters: symbols.filter((symbol) => symbol === SCATTER).length }
  })

/** hits[mask1·64 + mask2·8 + mask3] = 1 when some line stays inside the three masks. */
const lineHits = (config: SlotConfig): Uint8Array => {
  const hits = new Uint8Array(512)
  for (let masks = 0; masks < 512; masks += 1) {
    const inside = config.lines.some(
      ([a, b, c]) => (masks >> 6) & (1 << a) && (masks >> 3) & 7 & (1 << b) && masks & 7 & (1 << c),
    )
    hits[masks] = inside ? 1 : 0
  }
  return hits
}

/**
 * Exact share of paid spins that pay anything. Every line prize starts at three of a kind, so the first three reels
 * decide the lines; the other two only add scatters.
 */
export const hitRateOf = (config: SlotConfig): number => {
  const hits = lineHits(config)
  const [first, second, third] = [windowsOf(config, 0), windowsOf(config, 1), windowsOf(config, 2)]
  const missesByScatters = [0, 0, 0, 0]
  const thirdByScatters = [0, 1, 2, 3].map((shown) => third.filter(({ scatters }) => scatters === shown).length)
  const addMisses = (scatters: number, misses: number): void => {
    missesByScatters[scatters] = (missesByScatters[scatters] ?? 0) + misses
  }
  for (const a of first) {
    const candidates = [...new Set(a.symbols)]
      .filter((symbol) => symbol >= FIRST_PAYING)
      .map((symbol) => symbol - FIRST_PAYING)
    for (const b of second) {
      const goingOn = candidates.filter((s) => b.masks[s] !== 0)
      if (goingOn.length === 0) {
        thirdByScatters.forEach((windows, shown) => addMisses(a.scatters + b.scatters + shown, windows))
        continue
      }
      for (const c of third) {
        const hit = goingOn.some(
          (s) => hits[((a.masks[s] ?? 0) << 6) | ((b.masks[s] ?? 0) << 3) | (c.masks[s] ?? 0)] === 1,
        )
        if (!hit) addMisses(a.scatters + b.scatters + c.scatters, 1)
      }
    }
  }
  const lastShow = [3, 4].map((reel) => {
    const strip = config.strips[reel] ?? []
    return (strip.filter((symbol) => symbol === SCATTER).length * ROWS) / strip.length
  })
  const [p4 = 0, p5 = 0] = lastShow
  const lastTwo = [(1 - p4) * (1 - p5), p4 * (1 - p5) + p5 * (1 - p4), p4 * p5]
  const pays = (n: number): boolean =>
    n >= 3 && (config.scatterPays[n - 3] ?? 0) + (config.freeSpins?.counts[n - 3] ?? 0) > 0
  const total = first.length * second.length * third.length
  const missing = missesByScatters.reduce(
    (sum, misses, n) => sum + (misses / total) * lastTwo.reduce((p, q, m) => (pays(n + m) ? p : p + q), 0),
    0,
  )
  return 1 - missing
}
