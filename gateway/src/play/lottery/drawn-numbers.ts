import { createHash, createHmac } from 'node:crypto'
import type { PrizeTiers } from './draw-plan'

export const drawSeed = (secret: string, gameCode: string, numero: string): string =>
  createHmac('sha256', secret).update(`${gameCode}:${numero}`).digest('hex')

export const seedHash = (seed: string): string => createHash('sha256').update(seed).digest('hex')

/** Decimal digits of a seed: each is equally likely, because a byte that would favour the low ones is left out. */
function* digitsOf(seed: string): Generator<number, never> {
  for (let block = 0; ; block++)
    for (const byte of createHmac('sha256', seed).update(String(block)).digest()) if (byte < 250) yield byte % 10
}

/** The numbers of a draw follow from its seed alone, so whoever knows it can draw them again. */
export const drawnNumbers = (seed: string, tiers: PrizeTiers): readonly (readonly string[])[] => {
  const digits = digitsOf(seed)
  return tiers.map(([count, length]) =>
    Array.from({ length: count }, () => Array.from({ length }, () => digits.next().value).join('')),
  )
}
