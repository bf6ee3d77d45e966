import { deviationOf } from './deviation'
import { exactReturn, basisPoints, scatterCounts } from './exact-return'
import { hitRateOf } from './hit-rate'
import { maxWinUnits } from './max-win'
import { configHash } from './slot-config'
import type { SlotConfig } from './slot-config'

/** Public figures of a game before the first bet. */
export type SlotFigures = {
  readonly configHash: string
  readonly rtpBp: number
  readonly hitRateBp: number
  /** Standard deviation of a round in stakes, free spins included. */
  readonly deviation: number
  /** The highest round in stakes, rounded up to two decimals; used by every screen and cap. */
  readonly maxWinX: number
  /** Paid spins per free-spin round, or null without the feature. */
  readonly freeSpinsEvery: number | null
}

const computed = new WeakMap<SlotConfig, SlotFigures>()

/** Figures that the same code computed for this configuration before. */
export const cacheFigures = (config: SlotConfig, figures: SlotFigures): void => void computed.set(config, figures)

export const figuresOf = (config: SlotConfig): SlotFigures => {
  const known = computed.get(config)
  if (known) return known
  const scatters = scatterCounts(config)
  const ways = scatters.reduce((sum, way) => sum + way, 0)
  const triggers = (scatters[3] ?? 0) + (scatters[4] ?? 0) + (scatters[5] ?? 0)
  const figures: SlotFigures = {
    configHash: configHash(config),
    rtpBp: basisPoints(exactReturn(config)),
    hitRateBp: Math.round(hitRateOf(config) * 10000),
    deviation: Math.round(deviationOf(config) * 100) / 100,
    maxWinX: Math.ceil((maxWinUnits(config) * 100) / config.lines.length) / 100,
    freeSpinsEvery: config.freeSpins && triggers > 0 ? Math.round(ways / triggers) : null,
  }
  computed.set(config, figures)
  return figures
}
