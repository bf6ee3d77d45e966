import { basisPoints } from '../engine/exact-return'
import { SCATTER, WILD, type SlotConfig } from '../engine/slot-config'

/** Return of a slot in basis points by visiting every stop combination, without building a screen for each. */
export const fullReturnBp = (config: SlotConfig): number => {
  const line = config.lines[0] ?? [1, 1, 1, 1, 1]
  const drums = config.strips.map((strip, reel) =>
    strip.map((_, stop) => ({
      symbol: strip[(stop + (line[reel] ?? 0)) % strip.length] ?? SCATTER,
      scatter: [0, 1, 2].some((row) => strip[(stop + row) % strip.length] === SCATTER) ? 1 : 0,
    })),
  )
  const [a = [], b = [], c = [], d = [], e = []] = drums
  let ways = 0
  let sum = 0
  let free = 0
  for (const r1 of a)
    for (const r2 of b)
      for (const r3 of c)
        for (const r4 of d)
          for (const r5 of e) {
            ways += 1
            const scatters = r1.scatter + r2.scatter + r3.scatter + r4.scatter + r5.scatter
            if (scatters >= 3) {
              sum += config.scatterPays[scatters - 3] ?? 0
              free += config.freeSpins?.counts[scatters - 3] ?? 0
            }
            if (r1.symbol < 2) continue
            let run = 1
            for (const next of [r2.symbol, r3.symbol, r4.symbol, r5.symbol]) {
              if (next !== r1.symbol && next !== WILD) break
              run += 1
            }
            if (run >= 3) sum += config.pays[r1.symbol - 2]?.[run - 3] ?? 0
          }
  return basisPoints({
    numerator: BigInt(sum) * BigInt(ways + free * (config.freeSpins?.multiplier ?? 0)),
    denominator: BigInt(ways) ** 2n,
  })
}
