import type { EventConfig } from './event-config'
import { mostLegs } from './combined'
import { fixtureCount, fixtureOf } from './fixture'
import { totalWeight } from './result-table'

export type EventFigures = {
  /** Lowest and highest return of all picks in basis points, rounded down. */
  readonly leastBp: number
  readonly mostBp: number
  /** The worst pick of each market; of a duel, each pick; of combined bets, the worst picks of so many contests. */
  readonly bets: Readonly<Record<string, number>>
  readonly highestOdds: number
}

const bp = (back: number): number => Math.floor(back / (totalWeight / 100))

const known = new WeakMap<EventConfig, EventFigures>()

/** Figures over all contests and picks of a game; returns are whole millionths of a hundredth. */
export const eventFigures = (config: EventConfig): EventFigures => {
  const figures = known.get(config) ?? computed(config)
  known.set(config, figures)
  return figures
}

const computed = (config: EventConfig): EventFigures => {
  let [least, most, highestOdds] = [Infinity, 0, 0]
  const bets: Record<string, number> = {}
  for (let round = 0; round < fixtureCount(config); round += 1) {
    const { markets } = fixtureOf(config, round)
    for (const { market, pick } of markets.flatMap(({ key, picks }) =>
      picks.map((each) => ({ market: key, pick: each })),
    )) {
      const { back } = pick
      const name = config.contest.kind === 'duel' ? pick.key : market
      bets[name] = Math.min(bets[name] ?? Infinity, bp(back))
      least = Math.min(least, back)
      most = Math.max(most, back)
      highestOdds = Math.max(highestOdds, pick.odds)
    }
  }
  for (let legs = 2; legs <= mostLegs; legs += 1)
    bets[`combined${legs}`] = Math.floor((least / (totalWeight * 100)) ** legs * 10_000)
  return { leastBp: bp(least), mostBp: bp(most), bets, highestOdds }
}
