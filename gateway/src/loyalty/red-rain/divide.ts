import { type Minor, minor, type RainDivision } from '@mosaic/contracts'
import type { Random } from '../../platform/runtime/random'

/** Parts of a random division are weighted from 1 to this. */
const heaviest = 1000

const equalParts = (total: bigint, count: number): bigint[] => {
  const each = total / BigInt(count)
  const rest = Number(total % BigInt(count))
  return Array.from({ length: count }, (_, place) => (place < rest ? each + 1n : each))
}

/** Every part has the smallest coin; what is left is divided by drawn weights, and the rounding goes one by one. */
const randomParts = (total: bigint, count: number, random: Pick<Random, 'int'>): bigint[] => {
  const weights = Array.from({ length: count }, () => BigInt(1 + random.int(heaviest)))
  const sum = weights.reduce((a, b) => a + b, 0n)
  const left = total - BigInt(count)
  const parts = weights.map((weight) => 1n + (left * weight) / sum)
  const rest = Number(total - parts.reduce((a, b) => a + b, 0n))
  return parts.map((part, place) => (place < rest ? part + 1n : part))
}

/** Envelopes that add up to the total; null: there is less than the smallest coin for each. */
export const divide = (
  total: Minor,
  count: number,
  division: RainDivision,
  random: Pick<Random, 'int'>,
): readonly Minor[] | null => {
  if (count < 1 || total < BigInt(count)) return null
  return (division === 'equal' ? equalParts(total, count) : randomParts(total, count, random)).map(minor)
}
