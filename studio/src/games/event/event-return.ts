import type { EventConfig } from './event-config'
import { fixtureCount, fixtureOf } from './fixture'
import { returnWeight } from './markets'
import { totalWeight } from './result-table'

export type EventFigures = {
  /** Basis points that the worst and the best pick of any contest give back, rounded down. */
  readonly leastBp: number
  readonly mostBp: number
  readonly highestOdds: number
}

/** Over every contest that the game shows and every pick in it; a pick's return is a whole number of millionths of hundredths. */
export const eventFigures = (config: EventConfig): EventFigures => {
  let [least, most, highestOdds] = [Infinity, 0, 0]
  for (let round = 0; round < fixtureCount(config); round += 1) {
    const { table, markets } = fixtureOf(config, round)
    for (const pick of markets.flatMap(({ picks }) => picks)) {
      const back = returnWeight(table, pick)
      least = Math.min(least, back)
      most = Math.max(most, back)
      highestOdds = Math.max(highestOdds, pick.odds)
    }
  }
  const bp = (back: number): number => Math.floor(back / (totalWeight / 100))
  return { leastBp: bp(least), mostBp: bp(most), highestOdds }
}
