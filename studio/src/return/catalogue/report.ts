import { games } from '../../../catalogue/index'
import type { CatalogueGame } from '../../../catalogue/index'
import { gameOf } from '../../games/game-library'
import type { GameFigures } from '../../games/playable'
import { toNumber } from '../fraction'
import { rowReturn } from './row-return'
import type { RowReturn } from './row-return'

export type ReportRow = {
  readonly gameCode: string
  readonly engine: string
  readonly configHash: string
  readonly config: unknown
  readonly computed: RowReturn | null
  /** Figures on the rules sheet. */
  readonly figures: GameFigures
  /** Figures that differ from the computed ones; empty when all agree. */
  readonly faults: readonly string[]
}

/** The sheet shows whole basis points, some rounded and some rounded down. */
export const faultsOf = (computed: RowReturn | null, figures: GameFigures): readonly string[] => {
  const { rtpBp, hitRateBp, deviation, simulated } = figures
  if (computed === null)
    return simulated && simulated.lowBp <= rtpBp && rtpBp <= simulated.highBp ? [] : ['is in no stated interval']
  const exact = toNumber(computed.exact) * 10_000
  const { spread } = computed
  return [
    ...(Math.abs(exact - rtpBp) < 1 ? [] : [`gives back ${exact} bp`]),
    ...(spread && Math.abs(spread.hitRate * 10_000 - hitRateBp) >= 1
      ? [`pays ${spread.hitRate * 10_000} bp of its rounds`]
      : []),
    ...(spread && Math.abs(spread.deviation - deviation) > 0.01 ? [`strays by ${spread.deviation} stakes`] : []),
  ]
}

/** One line for each row of the catalogue. */
export const catalogueReport = (offered: readonly CatalogueGame[] = games): readonly ReportRow[] =>
  offered.map(({ gameCode }) => {
    const playable = gameOf(gameCode)
    if (!playable) throw new Error(`Nothing plays ${gameCode}.`)
    const { engine, hash, config } = playable.rules
    const computed = rowReturn(playable)
    const figures = playable.figures()
    return { gameCode, engine, configHash: hash, config, computed, figures, faults: faultsOf(computed, figures) }
  })
