import { configFault } from './slot-config'
import type { Line, SlotConfig, ThreeFourFive, Volatility } from './slot-config'

/** Reads a configuration from the archive or from a proof link; hand written because it also runs in the browser. */
const numbers = (value: unknown): number[] | null =>
  Array.isArray(value) && value.every((item): item is number => typeof item === 'number' && Number.isInteger(item))
    ? value
    : null

const three = (value: unknown): ThreeFourFive | null => {
  const [a, b, c, ...rest] = numbers(value) ?? []
  return a !== undefined && b !== undefined && c !== undefined && rest.length === 0 ? [a, b, c] : null
}

const line = (value: unknown): Line | null => {
  const [a, b, c, d, e, ...rest] = numbers(value) ?? []
  return a !== undefined &&
    b !== undefined &&
    c !== undefined &&
    d !== undefined &&
    e !== undefined &&
    rest.length === 0
    ? [a, b, c, d, e]
    : null
}

const listOf = <T>(value: unknown, read: (item: unknown) => T | null): T[] | null => {
  if (!Array.isArray(value)) return null
  const items = value.map(read)
  const present = items.filter((item) => item !== null)
  return present.length === items.length ? present : null
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const volatilities: readonly Volatility[] = ['low', 'medium', 'high']

const freeSpinsOf = (value: unknown): SlotConfig['freeSpins'] | undefined => {
  if (value === null) return null
  if (!isObject(value) || typeof value.multiplier !== 'number') return undefined
  const counts = three(value.counts)
  return counts ? { counts, multiplier: value.multiplier } : undefined
}

export const parseConfig = (value: unknown): SlotConfig | null => {
  if (
    !isObject(value) ||
    value.engine !== 'lines-5x3@1' ||
    typeof value.gameCode !== 'string' ||
    typeof value.rtpBp !== 'number'
  )
    return null
  const volatility = volatilities.find((name) => name === value.volatility)
  const lines = listOf(value.lines, line)
  const strips = listOf(value.strips, numbers)
  const pays = listOf(value.pays, three)
  const scatterPays = three(value.scatterPays)
  const freeSpins = freeSpinsOf(value.freeSpins)
  if (!volatility || !lines || !strips || !pays || !scatterPays || freeSpins === undefined) return null
  const config: SlotConfig = {
    engine: value.engine,
    gameCode: value.gameCode,
    volatility,
    rtpBp: value.rtpBp,
    lines,
    strips,
    pays,
    scatterPays,
    freeSpins,
  }
  return configFault(config) === null ? config : null
}
