import type { Entrant, EventConfig } from './event-config'
import { marketsFor } from './markets'
import type { Market } from './markets'
import { resultTable } from './result-table'
import type { ResultTable } from './result-table'

export type Fixture = {
  /** Entrants, the home side first. */
  readonly entrants: readonly (Entrant & { readonly place: number })[]
  readonly table: ResultTable
  readonly markets: readonly Market[]
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** Number of contests before the first one repeats. */
export const fixtureCount = ({ entrants, size }: Pick<EventConfig, 'entrants' | 'size'>): number =>
  size === 2 ? entrants.length * (entrants.length - 1) : entrants.length

/** A step that meets every number below `count` once, and is large enough that neighbours differ. */
const strideOf = (count: number): number => {
  let stride = Math.max(1, Math.floor(count * 0.381))
  while (divisor(stride, count) !== 1) stride += 1
  return stride
}

/** Entrants of the round with this number; public beforehand and independent of the draw. */
export const pairing = (config: Pick<EventConfig, 'entrants' | 'size'>, round: number): readonly number[] => {
  const count = fixtureCount(config)
  const many = config.entrants.length
  const at = ((round % count) * strideOf(count)) % count
  if (config.size > 2) return Array.from({ length: config.size }, (_, index) => (at + index) % many)
  const home = at % many
  return [home, (home + 1 + Math.floor(at / many)) % many]
}

/** Contests whose chances are remembered; thousands of results each, where points are many. */
const remembered = 4
const known = new WeakMap<EventConfig, Map<string, Fixture>>()

export const fixtureOf = (config: EventConfig, round: number): Fixture => {
  const places = pairing(config, round)
  const ofConfig = known.get(config) ?? new Map<string, Fixture>()
  known.set(config, ofConfig)
  const made = ofConfig.get(places.join())
  if (made) return made
  const entrants = places.flatMap((place) => {
    const entrant = config.entrants[place]
    return entrant ? [{ ...entrant, place }] : []
  })
  const table = resultTable(
    config.contest,
    entrants.map(({ strength }) => strength),
  )
  const fixture: Fixture = { entrants, table, markets: marketsFor(config, table) }
  ofConfig.set(places.join(), fixture)
  const oldest = ofConfig.keys().next()
  if (ofConfig.size > remembered && !oldest.done) ofConfig.delete(oldest.value)
  return fixture
}
